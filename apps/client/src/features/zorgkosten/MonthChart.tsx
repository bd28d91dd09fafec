import { cost, type Month, partNames } from '@mijn/domain/zorgkostenParts';
import s from './MonthChart.module.css';

const height = 160;
const slot = 100 / 12;
const barWidth = slot * 0.78;
const gap = 2;

interface ChartProps {
  readonly months: readonly Month[];
  readonly withEigenRisico: boolean;
  /** A short name of each month, `jan`. */
  readonly labels: readonly string[];
}

interface BarProps {
  readonly month: Month;
  readonly scale: number;
  readonly withEigenRisico: boolean;
}

function Bar({ month: { month, parts }, scale, withEigenRisico }: BarProps) {
  let y = height;
  return partNames(withEigenRisico).map((name) => {
    const size = parts[name] * scale;
    if (size <= 0) return null;
    y -= size;
    return (
      <rect
        key={name}
        className={s[name]}
        x={`${(month - 1) * slot + (slot - barWidth) / 2}%`}
        y={y}
        width={`${barWidth}%`}
        height={Math.max(1.5, size - gap)}
        rx="2"
      />
    );
  });
}

/** What care cost per month, as bars; the table under it says the same to who does not see them. */
export function MonthChart({ months, withEigenRisico, labels }: ChartProps) {
  const shown = months.map(({ parts }) =>
    withEigenRisico ? cost(parts) : cost(parts) - parts.eigenRisico,
  );
  const scale = height / Math.max(1, ...shown);
  return (
    <div className={s['container']}>
      <svg className={s['chart']} width="100%" height={height} aria-hidden="true">
        {months.map((month) => (
          <Bar key={month.month} month={month} scale={scale} withEigenRisico={withEigenRisico} />
        ))}
        <line className={s['ground']} x1="0" x2="100%" y1={height} y2={height} />
        {labels.map((label, index) => (
          <text
            key={label}
            className={s['label']}
            x={`${index * slot + slot / 2}%`}
            y={height}
            dy="1.5em"
            textAnchor="middle"
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
