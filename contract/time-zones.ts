import type { State } from '#contract/vocabulary.ts';

/**
 * The time zone (IANA name) of a practice: its state's, but for the ZIP codes of counties that lie in another one
 * (49 CFR 71), and of the Navajo Nation, which keeps daylight saving time.
 */
export function timeZoneOf(state: State, zip: string): string {
  const part = PARTS[state];
  const isInPart = part?.zips.split(' ').some((prefix) => zip.startsWith(prefix));
  return part && isInPart ? part.zone : ZONES[state];
}

const ZONES: Record<State, string> = {
  AL: 'America/Chicago',
  AK: 'America/Anchorage',
  AS: 'Pacific/Pago_Pago',
  AZ: 'America/Phoenix',
  AR: 'America/Chicago',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  CT: 'America/New_York',
  DE: 'America/New_York',
  DC: 'America/New_York',
  FL: 'America/New_York',
  GA: 'America/New_York',
  GU: 'Pacific/Guam',
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  IN: 'America/Indiana/Indianapolis',
  IA: 'America/Chicago',
  KS: 'America/Chicago',
  KY: 'America/New_York',
  LA: 'America/Chicago',
  ME: 'America/New_York',
  MD: 'America/New_York',
  MA: 'America/New_York',
  MI: 'America/Detroit',
  MN: 'America/Chicago',
  MS: 'America/Chicago',
  MO: 'America/Chicago',
  MT: 'America/Denver',
  NE: 'America/Chicago',
  NV: 'America/Los_Angeles',
  NH: 'America/New_York',
  NJ: 'America/New_York',
  NM: 'America/Denver',
  NY: 'America/New_York',
  NC: 'America/New_York',
  ND: 'America/Chicago',
  MP: 'Pacific/Guam',
  OH: 'America/New_York',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  PA: 'America/New_York',
  PR: 'America/Puerto_Rico',
  RI: 'America/New_York',
  SC: 'America/New_York',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  VT: 'America/New_York',
  VI: 'America/Puerto_Rico',
  VA: 'America/New_York',
  WA: 'America/Los_Angeles',
  WV: 'America/New_York',
  WI: 'America/Chicago',
  WY: 'America/Denver',
};

/** The smaller part of a state that has two: its zone, and the beginnings of its ZIP codes. */
const PARTS: Partial<Record<State, { zone: string; zips: string }>> = {
  AK: { zone: 'America/Adak', zips: '99546 99547' },
  AZ: { zone: 'America/Denver', zips: '86033 86044 86045 86053 86054 8650 8651 8652 8653 8654 86556' },
  FL: {
    zone: 'America/Chicago',
    zips: '3240 3241 3242 3243 3244 32452 32455 32459 32460 32461 32462 32463 32464 32466 325',
  },
  ID: { zone: 'America/Los_Angeles', zips: '835 838' },
  IN: {
    zone: 'America/Chicago',
    zips:
      '463 464 46531 46532 46534 46968 47514 47515 47520 47523 47525 47531 47536 47537 47550 47551 ' +
      '47552 47556 47574 47576 47577 47579 47586 47588 476 477 47922 47943 47948 47951 47963 47964 ' +
      '47977 47978',
  },
  KS: { zone: 'America/Denver', zips: '67733 67735 67741 67758 67761 67762 67836 67857 67878 67879' },
  KY: {
    zone: 'America/Chicago',
    zips:
      '40111 40115 40119 40140 40143 40144 40145 40146 40152 40153 40170 40171 40176 40178 420 421 422 ' +
      '423 424 4260 4262 42642 42712 42713 42715 42717 42720 42721 42722 42726 42728 42729 42741 42742 ' +
      '42743 42746 42749 42753 42754 42755 42759 42762 42765 42782',
  },
  MI: {
    zone: 'America/Chicago',
    zips:
      '49801 49802 49812 49815 49821 49831 49834 49845 49847 49848 49852 49858 49863 49870 49873 49874 ' +
      '49876 49877 49881 49886 49887 49892 49893 49896 49902 49903 49911 49915 49920 49927 49935 49938 ' +
      '49947 49959 49964 49968 49969',
  },
  NE: {
    zone: 'America/Denver',
    zips:
      '69021 69023 69027 69030 69033 69037 69041 69045 69121 69122 69125 69127 69128 69129 69131 69133 ' +
      '69134 69140 69141 69144 69145 69146 69147 69148 69149 69150 69152 69153 69154 69155 69156 69160 ' +
      '69162 69168 6919 693',
  },
  NV: { zone: 'America/Denver', zips: '89883' },
  ND: {
    zone: 'America/Denver',
    zips: '58529 58533 58562 58564 58569 5860 5862 58630 58632 58636 58639 5864 5865',
  },
  OR: { zone: 'America/Boise', zips: '97901 97902 97903 97906 97908 97909 9791 9792' },
  SD: {
    zone: 'America/Denver',
    zips:
      '57521 57543 57547 57551 57552 57553 57567 57574 57577 5762 57630 57633 57634 57636 57638 57639 ' +
      '57640 57641 57642 57644 57645 57649 5765 5766 577',
  },
  TN: {
    zone: 'America/New_York',
    zips:
      '37302 37303 37304 37307 37308 37309 37310 37311 37312 37314 37315 37316 37317 37320 37321 37322 ' +
      '37323 37325 37326 37329 37331 37332 37333 37336 37337 37338 37341 37343 37350 37351 37353 37354 ' +
      '37361 37362 37363 37364 37369 37370 37371 37373 37377 37379 37381 37384 37385 37391 374 376 3770 ' +
      '3771 37721 37722 37724 37725 37726 37727 37729 3773 3774 3775 3776 3777 378 379',
  },
  TX: { zone: 'America/Denver', zips: '7982 79835 79836 79837 79838 79839 79847 79849 79851 79853 799 885' },
};
