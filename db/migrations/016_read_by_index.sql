-- What may name a row that is deleted is looked for in these: without an index, through every row there is.
CREATE INDEX profiles_by_live_version ON profiles (live_version) WHERE live_version IS NOT NULL;
CREATE INDEX customers_by_user ON customers (user_id);

-- The dashboard counts who has which plan, who pays for it, and who of them leaves; of who has none, and of grants, there may be very many.
CREATE INDEX users_with_plan ON users (plan) WHERE plan > 0;
CREATE INDEX subscriptions_paid ON subscriptions (plan, user_id, holds_until) WHERE source <> 'grant';
CREATE INDEX subscriptions_leaving ON subscriptions (user_id, holds_until) WHERE cancel_at IS NOT NULL AND source <> 'grant';

-- The plan that somebody's subscriptions give is in it: after a start it is asked of all.
DROP INDEX subscriptions_by_user;
CREATE INDEX subscriptions_by_user ON subscriptions (user_id, holds_until, plan);
