-- What a row that is deleted may be named by is looked for in these: without an index, through every row there is.
CREATE INDEX profiles_by_live_version ON profiles (live_version) WHERE live_version IS NOT NULL;
CREATE INDEX customers_by_user ON customers (user_id);
