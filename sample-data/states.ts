import { isState } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';

/** Where sample doctors may live and also hold a license: thousands of people (Census 2020), and the states next door. */
export interface StateFacts {
  population: number;
  neighbors: State[];
}

/** The facts of every state that gets sample doctors; the smallest territories (AS, MP) get none. */
export function stateFacts(): Map<State, StateFacts> {
  return new Map(
    ROWS.trim()
      .split('\n')
      .map((row) => {
        const [state = '', population, ...neighbors] = row.trim().split(' ');
        if (!isState(state)) throw new TypeError(`not a state: ${state}`);
        return [state, { population: Number(population), neighbors: neighbors.filter(isState) }];
      }),
  );
}

const ROWS = `
  AL 5024 GA FL MS TN
  AK 733 WA OR
  AZ 7152 CA NM NV UT CO
  AR 3012 TX TN MO OK LA MS
  CA 39538 OR NV AZ WA
  CO 5774 WY NM UT KS NE AZ
  CT 3606 NY MA RI
  DE 990 PA MD NJ
  DC 690 MD VA
  FL 21538 GA AL NY
  GA 10712 FL SC NC TN AL
  GU 154 HI CA
  HI 1455 CA WA
  ID 1839 WA OR UT MT WY
  IL 12813 IN WI MO IA MI
  IN 6786 IL OH KY MI
  IA 3190 IL NE MN WI MO
  KS 2938 MO CO NE OK
  KY 4506 OH IN TN WV
  LA 4658 TX MS AR
  ME 1362 NH MA
  MD 6177 DC VA PA DE
  MA 7030 NH RI CT ME VT NY
  MI 10077 OH IN WI IL
  MN 5706 WI IA ND SD
  MS 2961 TN LA AL AR
  MO 6155 IL KS AR IA
  MT 1084 ID WY ND SD
  NE 1962 IA KS CO SD
  NV 3105 CA AZ UT ID
  NH 1378 MA ME VT
  NJ 9289 NY PA DE
  NM 2118 TX AZ CO
  NY 20201 NJ CT MA VT PA FL
  NC 10439 SC VA TN GA
  ND 779 MN SD MT
  OH 11799 KY PA IN MI WV
  OK 3959 TX KS AR
  OR 4237 WA CA ID
  PA 13003 NJ NY DE MD OH
  PR 3286 FL NY
  RI 1097 MA CT
  SC 5118 NC GA
  SD 887 MN IA ND NE
  TN 6911 KY GA NC VA AL MS
  TX 29146 OK NM LA AR
  UT 3272 ID NV CO AZ WY
  VT 643 NH NY MA
  VI 87 PR FL
  VA 8631 DC MD NC WV TN
  WA 7705 OR ID AK
  WV 1794 OH PA VA MD KY
  WI 5894 IL MN MI IA
  WY 577 CO MT UT ID
`;
