import * as m from '../../../../generated/texts/submit.js';

/** Two tips for a photo of a bill, beside the button. */
export function PhotoTips() {
  return (
    <ul>
      <li>{m.photoTip1()}</li>
      <li>{m.photoTip2()}</li>
    </ul>
  );
}
