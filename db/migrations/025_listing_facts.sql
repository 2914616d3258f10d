-- What the answers of a search say of a doctor and the card does not hold: the whole profile is read by who opens it.
ALTER TABLE listings ADD COLUMN facts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(facts));
UPDATE listings SET facts = json_object(
  'gender', profile -> '$.gender',
  'telehealth_states', profile -> '$.telehealth_states',
  'treatments', profile -> '$.treatments',
  'ages', profile -> '$.ages',
  'languages', profile -> '$.languages',
  'fees', profile -> '$.fees',
  'working_time', profile -> '$.working_time'
);
