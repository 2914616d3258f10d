import type { Random } from '../../../sample-data/random.ts';
import type { Row } from './made-doctor.ts';

interface Person {
  first: string;
  last: string;
  state: string;
}

/**
 * A row of the LEIE: "0000000000" is no NPI, "00000000" no date (read on 2026-11-25 in what public readers of
 * UPDATED.csv quote of it; its header line is the order of these columns).
 */
export function leieRow(random: Random, { first, last, state }: Person, own: Row): Row {
  return {
    ...{ LASTNAME: last, FIRSTNAME: first, MIDNAME: '', BUSNAME: '' },
    ...{ GENERAL: 'IND- LIC HC SERV PRO', SPECIALTY: 'NURSE/NURSES AIDE', UPIN: '' },
    ...{ NPI: random.pick(['0000000000', '0000000000', '0000000000', '']), DOB: '19600417' },
    ...{
      ADDRESS: random.pick(['12 ELM ST, APT 4', 'C/O 9 "OLD" MILL RD', 'P O BOX 7']),
      CITY: 'SPRINGFIELD',
    },
    ...{ STATE: state, ZIP: '01103', EXCLTYPE: random.pick(['1128a1', '1128b4', '1128b8', '1128a3']) },
    ...{ EXCLDATE: `20${random.int(10, 19)}0${random.int(1, 9)}20`, REINDATE: '00000000' },
    ...{ WAIVERDATE: '00000000', WVRSTATE: '' },
    ...own,
  };
}
