-- Whom a visitor saves from a list of results can be called at once, also where there is no network.
UPDATE listing_cards
SET card = json_set(card, '$.phone', (SELECT profile ->> '$.phone' FROM listings WHERE listings.id = listing_cards.id));
