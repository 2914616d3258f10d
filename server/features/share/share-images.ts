import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ArticleKind } from '#contract/articles.ts';
import { idIn } from '#contract/paths.ts';
import type { Context } from '../../app/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { articlePicture } from './article-picture.ts';
import { doctorPicture } from './doctor-picture.ts';
import type { Picture } from './drawing.ts';
import { render } from './render.ts';
import { sitePicture } from './site-picture.ts';
import { typefaces } from './typefaces.ts';

export interface ShareImage {
  png: Buffer;
  etag: string;
}

/** What a picture shows, and how it is drawn from that. */
interface Subject {
  facts: object;
  draw: () => Picture;
}

const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;
/** About 80 KB each; those that are still being drawn are among them. */
const MOST_KEPT = 200;

/** The pictures that go with links to the site: of doctors, of articles, and of the site itself. */
export function createShareImages({ store, config }: Pick<Context, 'store' | 'config'>) {
  const kept = new LRUCache<string, Promise<ShareImage>>({ max: MOST_KEPT });
  const inTurn = pLimit(MOST_AT_ONCE);

  return {
    /** The picture of that name; null when it would show what visitors cannot see. Throws 503 when too many wait to be drawn. */
    async named(name: string): Promise<ShareImage | null> {
      const subject = subjectOf(name);
      return subject && pictureOf(subject);
    },
  };

  function subjectOf(name: string): Subject | null {
    if (name === 'site') return site();
    const [, kind, id] = /^(doctor|digest|ai)-(.+)$/.exec(name) ?? [];
    if (id === undefined) return null;
    return kind === 'doctor' ? doctor(idIn(id)) : article(kind as ArticleKind, idIn(id));
  }

  function site(): Subject {
    return { facts: { site: config.siteName }, draw: () => sitePicture(config.siteName) };
  }

  function doctor(id: number): Subject | null {
    const profile = store.listings.profile(id);
    if (!profile) return null;
    const { first_name, last_name, degree, title, city, state, telehealth } = profile;
    const { accepting, accepting_confirmed_at } = profile;
    const place = { city, state, telehealth, accepting, accepting_confirmed_at };
    if (!canWrite(`${first_name}${last_name}`, title + city)) return site();
    const facts = { first_name, last_name, degree, title, ...place };
    const portrait = upload(profile.avatar && `${profile.avatar}-512.webp`);
    return {
      facts: { ...facts, portrait, site: config.siteName },
      draw: () => doctorPicture(facts, portrait, config.siteName),
    };
  }

  function article(kind: ArticleKind, id: number): Subject | null {
    const shown = store.articles.shown(kind, id);
    if (!shown) return null;
    const { title, author, reviewer, published_at } = shown;
    if (!canWrite(title, `${author}${reviewer ?? ''}`)) return site();
    const facts = { kind, title, author, reviewer, published_at, sample: config.demo };
    const cover = upload(`${shown.cover}-1280.webp`);
    return {
      facts: { ...facts, cover, site: config.siteName },
      draw: () => articlePicture(facts, cover, config.siteName),
    };
  }

  function upload(name: string | null): string | null {
    const file = name && join(config.dataDir, 'uploads', name);
    return file && existsSync(file) ? file : null;
  }

  /** Kept under what it shows, so that a change makes another picture. */
  function pictureOf({ facts, draw }: Subject): Promise<ShareImage> {
    const key = JSON.stringify(facts);
    const known = kept.get(key);
    if (known) return known;
    const picture = begun(key, draw);
    kept.set(key, picture);
    return picture;
  }

  function begun(key: string, draw: () => Picture): Promise<ShareImage> {
    if (inTurn.activeCount + inTurn.pendingCount >= MOST_AT_ONCE + MOST_WAITING) {
      throw new Refusal(503, 'Too many pictures are being drawn. Please try again in a moment.', {
        retryAfter: 2,
      });
    }
    const picture = inTurn(async () => withEtag(await render(draw())));
    picture.catch(() => kept.delete(key));
    return picture;
  }
}

/** Whether the site's fonts have the letters; a picture that lacks some of a name would show another name. */
function canWrite(display: string, text: string): boolean {
  return typefaces().display.canWrite(display) && typefaces().text.canWrite(text);
}

function withEtag(png: Buffer): ShareImage {
  return { png, etag: `"${createHash('sha1').update(png).digest('base64url')}"` };
}
