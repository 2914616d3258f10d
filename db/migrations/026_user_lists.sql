-- Lists of users that are filtered by a state, or searched for by one letter or a part of an address, are answered by an
-- index in the middle of their pages as well.
DROP INDEX users_by_joining;
CREATE INDEX users_by_joining ON users (
  created_at, id, manage_role, plan, verified, review_status, suspended_at, state, email
);
DROP INDEX users_by_name;
CREATE INDEX users_by_name ON users (
  last_name COLLATE NOCASE, first_name COLLATE NOCASE,
  id, created_at, manage_role, plan, verified, review_status, suspended_at, state, email
);
DROP INDEX users_by_state;
CREATE INDEX users_by_state_and_joining ON users (
  state, created_at, id, manage_role, plan, verified, review_status, suspended_at
);
CREATE INDEX users_by_state_and_name ON users (
  state, last_name COLLATE NOCASE, first_name COLLATE NOCASE,
  id, created_at, manage_role, plan, verified, review_status, suspended_at
);
CREATE INDEX users_by_state_and_email ON users (
  state, email, id, created_at, manage_role, plan, verified, review_status, suspended_at
);

-- The same as before (015_backoffice.sql), with single letters ready as well.
DROP TABLE user_words;
CREATE VIRTUAL TABLE user_words USING fts5 (
  words,
  content = '',
  contentless_delete = 1,
  detail = none,
  prefix = '1 2 3',
  tokenize = "unicode61 remove_diacritics 2"
);
INSERT INTO user_words (rowid, words)
SELECT id, first_name || ' ' || last_name || ' ' || substr(email, 1, instr(email, '@')) FROM users;
