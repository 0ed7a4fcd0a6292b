-- Names are searched by the trigrams of their folded form.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
