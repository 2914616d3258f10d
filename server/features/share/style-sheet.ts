import { LIGHT } from '#contract/palette.ts';

/** Of all pictures, as satori understands it. */
export const STYLE_SHEET = `
  .picture, .words, .lines { display: flex; flex-direction: column; }
  .picture { position: relative; width: 1200px; height: 630px; }
  .paper { background: ${LIGHT.paper}; color: ${LIGHT.brandDeep}; }
  .night { background: ${LIGHT.night}; color: ${LIGHT.onNight}; }
  .display { font-family: Fraunces, Fraunces Extended, Fraunces Vietnamese; line-height: 1.14; }
  .text { font-family: Figtree, Figtree Extended; line-height: 1.3; }
  .display, .text { overflow-wrap: anywhere; }
  .art { position: absolute; right: 0; top: 0; }
  .brand { position: absolute; left: 72px; top: 56px; width: 680px; display: flex; align-items: center; gap: 17px; font-size: 28px; }
  .brand > .display { width: 580px; line-clamp: 1; }
  .words { position: absolute; left: 72px; }

  .site { top: 192px; width: 860px; gap: 26px; }
  .site > .display { font-size: 82px; }
  .site > .text { width: 640px; font-size: 30px; line-height: 1.4; color: ${LIGHT.onNight2}; }

  .doctor { top: 104px; height: 496px; width: 680px; justify-content: center; }
  .doctor > .text { margin-top: 8px; font-size: 30px; color: ${LIGHT.ink2}; }
  .pill { display: flex; align-items: center; gap: 12px; align-self: flex-start; height: 52px; padding: 0 24px 0 20px; margin-top: 14px; border-radius: 26px; font-size: 24px; }
  .first { margin-top: 30px; }
  .yes { background: ${LIGHT.okSoft}; color: ${LIGHT.ok}; }
  .telehealth { background: ${LIGHT.accentSoft}; color: ${LIGHT.accentInk}; }
  .portrait { position: absolute; left: 842px; top: 118px; width: 316px; height: 316px; border: 10px solid ${LIGHT.surface}; border-radius: 54px; }
  .initials { display: flex; align-items: center; justify-content: center; background: ${LIGHT.brandSoft}; color: ${LIGHT.brand}; font-size: 124px; }

  .article { top: 150px; height: 440px; width: 656px; }
  .kind { font-size: 25px; color: ${LIGHT.accentInk}; margin-bottom: 8px; }
  .author { margin-top: auto; font-size: 26px; color: ${LIGHT.ink}; }
  .date { font-size: 24px; color: ${LIGHT.ink2}; }
  .cover { position: absolute; right: 0; top: 0; width: 420px; height: 630px; object-fit: cover; }
`;
