import { LIGHT } from '#contract/palette.ts';

/** Of all pictures, in the part of CSS that satori knows. */
export const STYLE_SHEET = `
  .picture { position: relative; display: flex; width: 1200px; height: 630px; }
  .on-paper { color: ${LIGHT.brandDeep}; }
  .on-night { color: ${LIGHT.onNight}; }
  .display { font-family: Fraunces, Fraunces Extended, Fraunces Vietnamese; line-height: 1.14; }
  .text { font-family: Figtree, Figtree Extended; line-height: 1.3; }
  .display, .text { overflow-wrap: anywhere; }

  .brand { position: absolute; left: 133px; top: 62px; width: 580px; font-size: 28px; }
  .words { position: absolute; left: 72px; display: flex; flex-direction: column; }
  .of-site { top: 188px; width: 860px; }
  .of-site .display { font-size: 82px; }
  .of-site .text { margin-top: 24px; width: 640px; color: ${LIGHT.onNight2}; font-size: 30px; line-height: 1.4; }

  .of-doctor { top: 104px; height: 484px; width: 680px; justify-content: center; }
  .of-doctor > .display { margin-bottom: 4px; }
  .of-doctor > .text { margin-top: 8px; color: ${LIGHT.ink2}; font-size: 30px; }
  .facts { display: flex; flex-direction: column; align-items: flex-start; gap: 14px; margin-top: 33px; }
  .fact { display: flex; align-items: center; gap: 12px; padding: 10px 24px 11px 20px; border-radius: 26px; font-size: 24px; }
  .icon { width: 26px; height: 26px; }
  .accepting { background: ${LIGHT.okSoft}; color: ${LIGHT.ok}; }
  .telehealth { background: ${LIGHT.accentSoft}; color: ${LIGHT.accentInk}; }
  .initials {
    position: absolute; left: 852px; top: 128px; width: 296px; height: 296px;
    display: flex; align-items: center; justify-content: center; color: ${LIGHT.brand}; font-size: 124px;
  }

  .of-article { top: 151px; height: 428px; width: 656px; }
  .kind { margin-bottom: 7px; color: ${LIGHT.accentInk}; font-size: 25px; }
  .author { margin-top: auto; color: ${LIGHT.ink}; font-size: 26px; }
  .date { color: ${LIGHT.ink2}; font-size: 24px; }
`;
