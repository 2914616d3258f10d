-- A card says of its practice that nobody is seen there, as the profile does; those that are written already learn it from that.
UPDATE listing_cards SET card = json_set(card, '$.video_only', json('true'))
WHERE id IN (SELECT id FROM listings WHERE profile ->> '$.video_only');

UPDATE listing_cards SET card = json_set(card, '$.others', (
  SELECT json_group_array(
    CASE WHEN practice.value ->> '$.video_only'
      THEN json_set(other.value, '$.video_only', json('true'))
      ELSE json(other.value)
    END ORDER BY other.key)
  FROM listings, json_each(listings.profile, '$.other_practices') AS practice,
    json_each(listing_cards.card, '$.others') AS other
  WHERE listings.id = listing_cards.id AND practice.key = other.key
))
WHERE id IN (
  SELECT listings.id FROM listings, json_each(listings.profile, '$.other_practices') AS practice
  WHERE practice.value ->> '$.video_only'
);
