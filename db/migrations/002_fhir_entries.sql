-- What /fhir finds listings by: a narrow row each, beside the profile that the resources are made of.
CREATE TABLE fhir_entries (
  id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  -- When what the resources say has changed last.
  changed_at TEXT NOT NULL,
  -- The next day (days since 1970) on which it changes with nobody writing: a confirmation lapses, a license expires.
  due INTEGER,
  npi TEXT NOT NULL,
  -- Folded: small letters without accents.
  given TEXT NOT NULL,
  family TEXT NOT NULL,
  name TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  zip TEXT NOT NULL,
  -- NUCC codes, each followed by a space.
  specialties TEXT NOT NULL
) STRICT;
CREATE INDEX fhir_entries_by_due ON fhir_entries (due) WHERE due IS NOT NULL;
CREATE INDEX fhir_entries_by_npi ON fhir_entries (npi);

-- The next start writes all listings anew, and these with them.
DELETE FROM search_vocabulary;
