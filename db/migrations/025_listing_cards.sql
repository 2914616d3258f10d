-- What lists of results read: apart from the profiles, which are many times as long, so that it stays in memory.
CREATE TABLE listing_cards (
  id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  card TEXT NOT NULL CHECK (json_valid(card)),
  -- What a search asks of a doctor and the card does not show.
  facts TEXT NOT NULL CHECK (json_valid(facts))
) STRICT;

INSERT INTO listing_cards (id, card, facts)
SELECT id, card, json_object(
  'gender', profile -> '$.gender',
  'telehealth_states', profile -> '$.telehealth_states',
  'treatments', profile -> '$.treatments',
  'ages', profile -> '$.ages',
  'languages', profile -> '$.languages',
  'fees', profile -> '$.fees',
  'evenings', json(iif(EXISTS (
    SELECT 1 FROM json_each(profile, '$.working_time') AS hours WHERE hours.value ->> 'closes' > '18:00'
  ), 'true', 'false')),
  'weekends', json(iif(EXISTS (
    SELECT 1 FROM json_each(profile, '$.working_time') AS hours WHERE hours.value ->> 'day' IN ('sat', 'sun')
  ), 'true', 'false'))
)
FROM listings;

ALTER TABLE listings DROP COLUMN card;
