import { AVATAR_WIDTHS } from '#contract/constants.ts';

const WIDTH = Math.max(...AVATAR_WIDTHS);

/** What stands for the editorial desk where authors have portraits: the site's mark, large enough for a round cut. */
export const DESK_MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}" viewBox="0 0 48 48">
  <rect width="48" height="48" fill="#1b5a58"/>
  <circle cx="37" cy="46" r="19" fill="#2b6f6b"/>
  <g transform="translate(8.4 9.2) scale(1.3)" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
    <path d="M12 20.2C6.9 16.5 3.7 13.2 3.7 9.4c0-2.7 2-4.7 4.5-4.7 1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2 2.5 0 4.5 2 4.5 4.7 0 3.8-3.2 7.1-8.3 10.8Z"/>
    <path stroke="#f0b48f" d="M12 9.6v4.2M9.9 11.7h4.2"/>
  </g>
</svg>`;
