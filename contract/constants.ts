/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** Radii a visitor can choose, in miles. */
export const RADII = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof RADII)[number];
export const DEFAULT_RADIUS: Radius = 25;
/** A county and a region have no middle: a search of one also finds who is at most so many miles outside of it. */
export const AROUND_AREA_MILES = 10;

/** SPEC §9: search page size default 10, start 0. */
export const DEFAULT_SEARCH_COUNT = 10;
export const MAX_SEARCH_COUNT = 100;
/** A search that finds fewer says which others find more. */
export const FEW_RESULTS = 5;
/**
 * The longest text a visitor can search for, in characters: what somebody in distress has written is read to its end. In
 * Chinese, nine characters of an address each, it is still one that every proxy takes.
 */
export const MAX_SEARCH_TEXT = 800;
/** The longest text of which a search also keeps how its place was typed, in characters. */
export const MAX_TYPED_PLACE = 200;

/** A doctor re-confirms "accepting new patients" this often, in days; past that it is "not confirmed lately". */
export const CONFIRMATION_DAYS = 90;
/** What a doctor said of the earliest first visit counts this long, in days; past that it is shown as older. */
export const EARLIEST_VISIT_DAYS = 30;

/** In how many places a doctor can work. */
export const MOST_PRACTICES = 5;

/** Widths in pixels in which each portrait is stored, as `/uploads/{avatar}-{width}.webp`. */
export const AVATAR_WIDTHS = [96, 256, 512] as const;
/** The same of each article's cover, 16:9. */
export const COVER_WIDTHS = [640, 1280] as const;

/** Records that a list of the backoffice gives in one answer: two of its largest pages, or all that are chosen at once. */
export const MOST_LISTED = 100;

/** The largest image that can be handed in, in bytes. */
export const MOST_UPLOAD_BYTES = 5 * 2 ** 20;
