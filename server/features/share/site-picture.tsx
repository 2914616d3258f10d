/** @jsxImportSource satori/jsx */
import { LIGHT } from '#contract/palette.ts';
import type { Picture } from './draw.tsx';

/** The site itself: what it is for, under a sun over hills. */
export function sitePicture(): Picture {
  return {
    ground: 'night',
    art: ART,
    words: (
      <div className="words of-site">
        <div className="display">Find a psychiatrist who fits you.</div>
        <div className="text">
          Licensed psychiatrists, each checked by a person. No pay-to-rank, no trackers.
        </div>
      </div>
    ),
    photo: null,
  };
}

const ART = `
  <circle cx="1048" cy="190" r="84" fill="${LIGHT.artMint}"/>
  <circle cx="842" cy="742" r="236" fill="${LIGHT.artPeach}"/>
  <circle cx="600" cy="760" r="170" fill="${LIGHT.artSage}"/>
  <circle cx="1098" cy="716" r="300" fill="${LIGHT.artTeal}"/>`;
