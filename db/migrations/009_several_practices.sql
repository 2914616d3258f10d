-- A doctor's other practices, as a JSON array: what the search in memory is loaded from.
ALTER TABLE listing_search ADD COLUMN others TEXT NOT NULL DEFAULT '[]';

-- What /fhir finds practices by, each of an entry; texts are folded.
CREATE TABLE fhir_locations (
  -- Eight times the entry, and which practice it is, from 0.
  id INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL REFERENCES fhir_entries (id) ON DELETE CASCADE,
  -- Empty where it is hidden.
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  zip TEXT NOT NULL
) STRICT;
CREATE INDEX fhir_locations_by_entry ON fhir_locations (entry);
INSERT INTO fhir_locations SELECT 8 * id, id, street, city, state, zip FROM fhir_entries;
ALTER TABLE fhir_entries DROP COLUMN street;
ALTER TABLE fhir_entries DROP COLUMN city;
ALTER TABLE fhir_entries DROP COLUMN state;
ALTER TABLE fhir_entries DROP COLUMN zip;
