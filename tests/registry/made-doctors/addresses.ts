import type { State } from '#contract/vocabulary.ts';
import type { Random } from '../../../sample-data/random.ts';
import type { Row } from './made-doctor.ts';

export interface Place {
  city: string;
  state: State;
  zip: string;
  area: string;
}

export const PLACES: Place[] = [
  ...places('Cambridge MA 02139 617, Boston MA 02115 617, Providence RI 02903 401, Nashua NH 03060 603'),
  ...places('Portland ME 04101 207, Hartford CT 06106 860, Newark NJ 07102 973, New-York NY 10025 212'),
  ...places('Brooklyn NY 11201 718, Buffalo NY 14202 716, Pittsburgh PA 15213 412, Wilmington DE 19801 302'),
  ...places('Baltimore MD 21201 410, Richmond VA 23219 804, Raleigh NC 27601 919, Atlanta GA 30303 404'),
  ...places('Miami FL 33130 305, Tampa FL 33602 813, Birmingham AL 35203 205, Nashville TN 37203 615'),
  ...places('Louisville KY 40202 502, Columbus OH 43215 614, Cleveland OH 44114 216, Detroit MI 48201 313'),
  ...places(
    'Indianapolis IN 46204 317, Chicago IL 60611 312, Milwaukee WI 53202 414, Minneapolis MN 55403 612',
  ),
  ...places('Des-Moines IA 50309 515, Columbia MO 65203 573, Wichita KS 67202 316, Tulsa OK 74103 918'),
  ...places('Houston TX 77030 713, Austin TX 78701 512, Denver CO 80203 303, Boise ID 83702 208'),
  ...places('Provo UT 84601 801, Phoenix AZ 85004 602, Reno NV 89501 775, Fresno CA 93721 559'),
  ...places('Los-Angeles CA 90024 310, Oakland CA 94612 510, Honolulu HI 96813 808, Salem OR 97301 503'),
  ...places('Seattle WA 98104 206, Anchorage AK 99501 907, San-Juan PR 00907 787, Charleston WV 25301 304'),
];

function places(text: string): Place[] {
  return text.split(', ').map((place) => {
    const [city, state, zip, area] = place.split(' ');
    return { city: city.replace('-', ' '), state: state as State, zip, area };
  });
}

export interface TypedAddress extends Omit<Place, 'area'> {
  street: string;
  phone: string;
}

export function typedAddress(random: Random, { area, ...place }: Place): TypedAddress {
  const street = `${random.int(2, 980)} ${random.pick(['Elm St', 'Main Street', 'Harbor Ave.', 'N. 4th St', 'Cedar Lane'])}`;
  const suite = random.pick(['', ', Suite 4', ', Ste. 210', ' #3', ', 2nd Floor']);
  return { ...place, street: street + suite, phone: `(${area}) 555-01${random.int(10, 99)}` };
}

/** How the register has the practice: mostly the same in capitals, or another one, or hard to read for a program. */
export function registeredAddress(random: Random, { street, city, state, zip, phone }: TypedAddress): Row {
  const [first, second = ''] = street.toUpperCase().split(', ');
  const own = practice(
    first,
    second,
    city.toUpperCase(),
    state,
    `${zip}${random.pick(['', '', '1234', '0000'])}`,
    phone,
  );
  const moved = random.pick(PLACES);
  return random.weighted<() => Row>([
    [() => own, 70],
    [
      () =>
        practice(
          '77 OLD MILL RD',
          'STE 9',
          moved.city.toUpperCase(),
          moved.state,
          moved.zip,
          `(${moved.area}) 555-0177`,
        ),
      16,
    ],
    [
      () => ({
        ...own,
        [LINE_1]: `1 "THE MILL" BLDG, ${first}`,
        [LINE_2]: 'DEPT. OF PSYCHIATRY, 4TH FL., "WEST"',
      }),
      5,
    ],
    [() => ({ ...own, [PHONE]: '' }), 4],
    [() => practice('PSC 2 BOX 771', '', 'APO', random.pick(['AE', 'AP', 'AA']), '091230002', ''), 1],
    [
      () => ({
        ...practice('40 QUEEN ST W', '', 'TORONTO', 'ONTARIO', 'M5H 2N2', '4165550142'),
        [COUNTRY]: 'CA',
      }),
      1,
    ],
    [() => ({ ...practice('CALLE 8 N° 12, "ALTOS"', '', 'CÓRDOBA', '', '', ''), [COUNTRY]: 'AR' }), 0.5],
    [() => ({ ...own, [LINE_1]: '<b>12</b> ELM & OAK ST', [LINE_2]: "=HYPERLINK('X')" }), 0.5],
    [() => ({ ...own, [CITY]: city, [STATE]: state.toLowerCase() }), 2],
  ])();
}

const LINE_1 = 'Provider First Line Business Practice Location Address';
const LINE_2 = 'Provider Second Line Business Practice Location Address';
const CITY = 'Provider Business Practice Location Address City Name';
const STATE = 'Provider Business Practice Location Address State Name';
const ZIP = 'Provider Business Practice Location Address Postal Code';
const COUNTRY = 'Provider Business Practice Location Address Country Code (If outside U.S.)';
const PHONE = 'Provider Business Practice Location Address Telephone Number';

function practice(
  first: string,
  second: string,
  city: string,
  state: string,
  zip: string,
  phone: string,
): Row {
  return {
    ...{ [LINE_1]: first, [LINE_2]: second, [CITY]: city, [STATE]: state, [ZIP]: zip },
    ...{ [COUNTRY]: 'US', [PHONE]: phone.replace(/\D/g, '') },
  };
}
