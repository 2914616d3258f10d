import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ArticleKind } from '#contract/articles.ts';
import { idIn } from '#contract/paths.ts';
import type { Needs } from '../../platform/platform.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Picture } from './draw.tsx';

export interface ShareImage {
  png: Buffer;
  etag: string;
}

/** What a picture shows, the names and titles in it, and how it is made from that. */
interface Subject {
  facts: object;
  text: string;
  /** By a module that brings fonts and two large packages with it, for which no start waits. */
  picture: () => Promise<Picture>;
}

const sitePicture = async () => (await import('./site-picture.tsx')).sitePicture();

const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;
/** About 80 KB each; those that are still being drawn are among them. */
const MOST_CACHED = 200;

/** The pictures that go with links to the site: of doctors, of articles, and of the site itself. */
export function createShareImages({ store, config }: Needs<'config' | 'store'>) {
  const cached = new LRUCache<string, Promise<ShareImage>>({ max: MOST_CACHED });
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
    return { facts: { site: config.siteName }, text: '', picture: sitePicture };
  }

  function doctor(id: number): Subject | null {
    const profile = store.listings.profile(id);
    if (!profile) return null;
    const { first_name, last_name, degree, title, city, state, telehealth } = profile;
    const { accepting, accepting_confirmed_at } = profile;
    const place = { city, state, telehealth, accepting, accepting_confirmed_at };
    const facts = { first_name, last_name, degree, title, ...place };
    const portrait = upload(profile.avatar && `${profile.avatar}-512.webp`);
    return {
      facts: { ...facts, portrait, site: config.siteName },
      text: first_name + last_name + title + city,
      picture: async () => (await import('./doctor-picture.tsx')).doctorPicture(facts, portrait),
    };
  }

  function article(kind: ArticleKind, id: number): Subject | null {
    const shown = store.articles.shown(kind, id);
    if (!shown) return null;
    const { title, author, reviewer, published_at } = shown;
    const facts = { kind, title, author, reviewer, published_at, sample: config.demo };
    const cover = upload(`${shown.cover}-1280.webp`);
    return {
      facts: { ...facts, cover, site: config.siteName },
      text: title + author + (reviewer ?? ''),
      picture: async () => (await import('./article-picture.tsx')).articlePicture(facts, cover),
    };
  }

  function upload(name: string | null): string | null {
    const file = name && join(config.dataDir, 'uploads', name);
    return file && existsSync(file) ? file : null;
  }

  /** Kept under what it shows, so that a change makes another picture. */
  function pictureOf(subject: Subject): Promise<ShareImage> {
    const key = JSON.stringify(subject.facts);
    const known = cached.get(key);
    if (known) return known;
    const picture = begun(key, subject);
    cached.set(key, picture);
    return picture;
  }

  function begun(key: string, subject: Subject): Promise<ShareImage> {
    if (inTurn.activeCount + inTurn.pendingCount >= MOST_AT_ONCE + MOST_WAITING) {
      throw new Refusal(503, 'Too many pictures are being drawn. Please try again in a moment.', {
        retryAfter: 2,
      });
    }
    const picture = inTurn(() => drawn(subject));
    picture.catch(() => cached.delete(key));
    return picture;
  }

  /** The site where the fonts lack letters: without them a name would be another one. */
  async function drawn({ text, picture }: Subject): Promise<ShareImage> {
    const { canWrite } = await import('./letters.ts');
    const { draw } = await import('./draw.tsx');
    const shown = (await canWrite(text)) ? picture() : sitePicture();
    return withEtag(await draw(await shown, config.siteName));
  }
}

function withEtag(png: Buffer): ShareImage {
  return { png, etag: `"${createHash('sha1').update(png).digest('base64url')}"` };
}
