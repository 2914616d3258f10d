-- What a follow-up visit costs, in whole US dollars, to order by; NULL when the doctor publishes none.
ALTER TABLE listing_search ADD COLUMN follow_up INTEGER;

-- Every row is written again at the next start.
DELETE FROM search_vocabulary;
