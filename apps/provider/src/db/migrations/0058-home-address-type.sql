-- A home address comes from the municipality's register, or from the person when the register has none (§3).
ALTER TABLE relatie ADD COLUMN vestiging_soort text NOT NULL DEFAULT 'GBAvestigingsadres'
  CHECK (vestiging_soort IN ('GBAvestigingsadres', 'Relatievestigingsadres'));
