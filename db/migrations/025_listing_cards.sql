-- What lists of results read: apart from the profiles, which are many times as long, so that it stays in memory.
CREATE TABLE listing_cards (
  id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  card TEXT NOT NULL CHECK (json_valid(card))
) STRICT;
INSERT INTO listing_cards (id, card) SELECT id, card FROM listings;
ALTER TABLE listings DROP COLUMN card;

-- What a first visit costs, in whole US dollars, to answer with; NULL when the doctor publishes none.
ALTER TABLE listing_search ADD COLUMN first_visit INTEGER;
UPDATE listing_search
SET first_visit = (SELECT profile ->> '$.fees.first_visit' FROM listings WHERE listings.id = listing_search.id);
