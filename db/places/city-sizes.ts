import type { State } from '#contract/vocabulary.ts';
import { placeKey } from './place-key.ts';

/** How many thousands of people live in a city, by its key (see `placeKey`) and state; null for one that is not listed. */
export type CitySizes = (key: string, state: State) => number | null;

/**
 * About how many thousands of people live in a city, by Census estimates of about 2022, rounded. The larger cities, and
 * smaller ones whose name others share: it decides which of them is meant.
 */
export function createCitySizes(): CitySizes {
  const people = new Map<string, number>();
  for (const [state, text] of Object.entries(CITIES)) {
    for (const [, name, count] of text.matchAll(/([^,]+?) (\d+)(?:, |$)/g)) {
      people.set(`${state} ${placeKey(name)}`, Number(count));
    }
  }
  return (key, state) => people.get(`${state} ${key}`) ?? null;
}

const CITIES: Partial<Record<State, string>> = {
  AL: 'Huntsville 222, Birmingham 197, Montgomery 197, Mobile 183, Tuscaloosa 110, Auburn 80, Decatur 58, Florence 41',
  AK: 'Anchorage 287, Juneau 32, Fairbanks 32',
  AZ: 'Phoenix 1644, Tucson 547, Mesa 512, Chandler 281, Gilbert 276, Glendale 248, Scottsdale 243, Peoria 198, Tempe 186, Surprise 154, Goodyear 106, Flagstaff 76',
  AR: 'Little Rock 203, Fayetteville 99, Fort Smith 90, Springdale 89, Jonesboro 80, Rogers 73',
  CA: 'Los Angeles 3822, San Diego 1381, San Jose 971, San Francisco 808, Fresno 546, Sacramento 529, Long Beach 451, Oakland 430, Bakersfield 410, Anaheim 345, Stockton 322, Riverside 318, Irvine 314, Santa Ana 309, Chula Vista 279, Fremont 224, Santa Clarita 222, San Bernardino 221, Modesto 218, Moreno Valley 212, Fontana 213, Oxnard 198, Huntington Beach 193, Glendale 188, Ontario 180, Elk Grove 179, Santa Rosa 177, Rancho Cucamonga 174, Oceanside 171, Lancaster 168, Garden Grove 169, Roseville 155, Palmdale 163, Salinas 161, Hayward 156, Corona 160, Sunnyvale 151, Pomona 146, Escondido 149, Visalia 144, Torrance 141, Fullerton 140, Orange 137, Pasadena 134, Santa Clara 126, Simi Valley 125, Thousand Oaks 124, Vallejo 123, Concord 123, Berkeley 119, Fairfield 120, Clovis 124, Richmond 114, Antioch 115, Downey 110, Carlsbad 114, Costa Mesa 109, Murrieta 110, Ventura 109, Temecula 110, Santa Maria 110, El Monte 106, West Covina 106, Inglewood 104, Burbank 105, San Mateo 102, Daly City 101, Norwalk 99, Jurupa Valley 106, Rialto 103, Victorville 137, Menifee 108, Hesperia 100, Vista 98, Livermore 85, Newport Beach 84, Mountain View 81, Whittier 85, Lakewood 79, Hemet 91, Merced 89, Redding 93, Chico 101, Santa Barbara 87, Santa Monica 90, Santa Cruz 62, Palo Alto 66, Napa 78, San Leandro 88, Redwood City 81, Davis 66, San Rafael 60, Pittsburg 76, Monterey 30',
  CO: 'Denver 713, Colorado Springs 486, Aurora 393, Fort Collins 169, Lakewood 156, Thornton 143, Arvada 122, Westminster 115, Pueblo 111, Greeley 109, Boulder 105, Longmont 98, Loveland 78, Broomfield 75, Grand Junction 67',
  CT: 'Bridgeport 148, Stamford 136, New Haven 139, Hartford 121, Waterbury 114, Norwalk 92, Danbury 87, Greenwich 63, Fairfield 62, Bristol 61, Milford 52, Manchester 60',
  DE: 'Wilmington 71, Dover 39, Newark 31',
  DC: 'Washington 672',
  FL: 'Jacksonville 971, Miami 449, Tampa 398, Orlando 316, Saint Petersburg 261, Hialeah 220, Port Saint Lucie 231, Cape Coral 216, Tallahassee 201, Fort Lauderdale 183, Pembroke Pines 170, Hollywood 153, Gainesville 145, Miramar 136, Coral Springs 133, Palm Bay 127, West Palm Beach 120, Clearwater 117, Lakeland 120, Pompano Beach 112, Davie 105, Boca Raton 98, Deltona 97, Sunrise 97, Plantation 94, Fort Myers 95, Miami Beach 80, Melbourne 86, Daytona Beach 78, Homestead 80, Kissimmee 82, Ocala 66, Pensacola 54, Sarasota 57, Bradenton 57, Naples 20, Jupiter 61, Largo 82, Jacksonville Beach 23',
  GA: 'Atlanta 499, Columbus 203, Augusta 202, Macon 157, Savannah 148, Athens 128, Roswell 92, Albany 67, Warner Robins 83, Alpharetta 67, Marietta 61, Valdosta 55, Smyrna 56, Rome 38, Decatur 25, Gainesville 45',
  GU: 'Tamuning 20, Hagåtña 1',
  HI: 'Honolulu 344, Hilo 49, Kailua 40, Kahului 28, Kailua Kona 20',
  ID: 'Boise 237, Meridian 130, Nampa 110, Idaho Falls 67, Caldwell 66, Pocatello 58, Twin Falls 53, Moscow 26',
  IL: 'Chicago 2665, Aurora 178, Joliet 150, Naperville 150, Rockford 147, Elgin 114, Springfield 113, Peoria 111, Champaign 89, Waukegan 88, Bloomington 79, Decatur 69, Evanston 76, Schaumburg 77, Arlington Heights 76, Skokie 66, Des Plaines 60, Normal 53, Oak Park 53, Moline 42, Wheaton 53, Urbana 38, Quincy 39',
  IN: 'Indianapolis 880, Fort Wayne 267, Evansville 115, South Bend 103, Carmel 101, Fishers 101, Bloomington 79, Hammond 77, Lafayette 71, Gary 68, Muncie 65, Noblesville 73, Terre Haute 58, Anderson 55, Kokomo 59, Greenwood 65, Columbus 51, Richmond 36, Michigan City 32',
  IA: 'Des Moines 211, Cedar Rapids 137, Davenport 100, Sioux City 85, Iowa City 75, Ankeny 71, West Des Moines 71, Ames 66, Waterloo 67, Council Bluffs 62, Dubuque 59',
  KS: 'Wichita 396, Overland Park 198, Kansas City 154, Olathe 145, Topeka 126, Lawrence 96, Shawnee 69, Manhattan 54, Lenexa 58, Salina 46',
  KY: 'Louisville 624, Lexington 320, Bowling Green 75, Owensboro 60, Covington 41, Richmond 36, Florence 32, Georgetown 39',
  LA: 'New Orleans 370, Baton Rouge 222, Shreveport 180, Lafayette 122, Lake Charles 80, Kenner 64, Bossier City 63, Monroe 47, Alexandria 44, Metairie 140, Houma 33',
  ME: 'Portland 69, Lewiston 38, Bangor 32, Augusta 19, Biddeford 22, Brunswick 22',
  MD: 'Baltimore 570, Columbia 105, Germantown 91, Silver Spring 81, Frederick 83, Gaithersburg 69, Rockville 67, Bethesda 68, Bowie 58, Hagerstown 44, Annapolis 41, Salisbury 33, Towson 58, Ellicott City 75, Glen Burnie 73, Laurel 30',
  MA: 'Boston 650, Worcester 206, Springfield 154, Cambridge 118, Lowell 113, Brockton 105, Quincy 101, Lynn 100, New Bedford 101, Fall River 94, Newton 87, Lawrence 88, Somerville 79, Framingham 71, Haverhill 67, Malden 65, Waltham 64, Brookline 63, Plymouth 63, Medford 62, Weymouth 57, Salem 44, Arlington 46, Northampton 29, Lexington 34, Concord 18, Dorchester 126, Roxbury 53, Brighton 48, Jamaica Plain 41, Hyde Park 35, West Roxbury 33, Roslindale 30, Mattapan 27, Allston 22, Charlestown 19, East Boston 45',
  MI: 'Detroit 621, Grand Rapids 197, Warren 137, Sterling Heights 133, Ann Arbor 119, Lansing 112, Dearborn 107, Livonia 93, Troy 87, Westland 84, Farmington Hills 83, Flint 80, Kalamazoo 73, Southfield 75, Wyoming 76, Rochester Hills 76, Pontiac 61, Royal Oak 58, Novi 66, Saginaw 44, East Lansing 47, Jackson 31, Holland 34, Traverse City 16, Mount Pleasant 21, Midland 42, Monroe 20',
  MN: 'Minneapolis 425, Saint Paul 303, Rochester 122, Bloomington 88, Duluth 86, Brooklyn Park 83, Plymouth 79, Woodbury 78, Saint Cloud 69, Eagan 67, Burnsville 64, Edina 53, Mankato 45, Moorhead 44',
  MS: 'Jackson 146, Gulfport 72, Southaven 56, Biloxi 49, Hattiesburg 48, Meridian 34, Tupelo 37, Oxford 26, Columbus 23',
  MO: 'Kansas City 509, Saint Louis 287, Springfield 170, Columbia 129, Independence 121, Lees Summit 103, Saint Joseph 71, Saint Charles 71, Blue Springs 59, Florissant 52, Jefferson City 43, Joplin 52, Cape Girardeau 40',
  MT: 'Billings 119, Missoula 77, Great Falls 60, Bozeman 56, Helena 33, Butte 35, Kalispell 29',
  NE: 'Omaha 486, Lincoln 292, Bellevue 64, Grand Island 53, Kearney 34',
  NV: 'Las Vegas 656, Henderson 331, Reno 274, North Las Vegas 281, Sparks 110, Carson City 58',
  NH: 'Manchester 115, Nashua 91, Concord 44, Dover 33, Rochester 33, Portsmouth 22, Hanover 12, Lebanon 15',
  NJ: 'Newark 305, Jersey City 287, Paterson 157, Elizabeth 134, Trenton 90, Clifton 88, Camden 71, Toms River 95, Edison 107, Woodbridge 103, Bayonne 70, Passaic 69, East Orange 68, Union City 65, Hoboken 57, Cherry Hill 75, New Brunswick 55, Lakewood 135, Princeton 31, Hackensack 46, Atlantic City 38, Morristown 20, Montclair 40, Plainfield 54, Orange 34',
  NM: 'Albuquerque 561, Las Cruces 113, Rio Rancho 109, Santa Fe 89, Roswell 47, Farmington 46, Hobbs 40',
  NY: 'New York 8336, Brooklyn 2590, Bronx 1380, Staten Island 491, Buffalo 276, Yonkers 208, Rochester 209, Syracuse 145, Albany 101, New Rochelle 82, Mount Vernon 72, Schenectady 68, Utica 64, White Plains 60, Troy 51, Niagara Falls 48, Binghamton 47, Hempstead 58, Ithaca 32, Poughkeepsie 32, Jamaica 230, Flushing 250, Levittown 50, Rome 32, Kingston 24, Huntington 60, Long Beach 35, Saratoga Springs 28, Plattsburgh 20, Watertown 25, Potsdam 14',
  NC: 'Charlotte 897, Raleigh 477, Greensboro 302, Durham 292, Winston Salem 252, Fayetteville 209, Cary 180, Wilmington 120, High Point 115, Concord 109, Asheville 93, Greenville 89, Gastonia 82, Jacksonville 72, Chapel Hill 62, Huntersville 63, Burlington 59, Hickory 44, New Bern 32',
  ND: 'Fargo 132, Bismarck 74, Grand Forks 58, Minot 47',
  OH: 'Columbus 908, Cleveland 362, Cincinnati 309, Toledo 267, Akron 189, Dayton 136, Parma 80, Canton 70, Lorain 65, Hamilton 63, Youngstown 59, Springfield 58, Kettering 57, Elyria 53, Middletown 51, Lakewood 50, Mansfield 48, Newark 50, Dublin 49, Westerville 39, Delaware 43, Athens 23, Oxford 23',
  OK: 'Oklahoma City 695, Tulsa 412, Norman 129, Broken Arrow 117, Edmond 97, Lawton 90, Moore 63, Midwest City 58, Enid 51, Stillwater 49',
  OR: 'Portland 636, Eugene 178, Salem 177, Gresham 111, Hillsboro 107, Beaverton 97, Bend 103, Medford 85, Springfield 61, Corvallis 60, Albany 57, Ashland 21',
  PA: 'Philadelphia 1567, Pittsburgh 303, Allentown 125, Reading 95, Erie 94, Bethlehem 77, Scranton 76, Lancaster 58, Harrisburg 50, York 45, Wilkes Barre 44, State College 41, Easton 29, West Chester 19, Chester 33, Johnstown 18, Lebanon 27, Bensalem 62, Norristown 36',
  PR: 'San Juan 335, Bayamón 182, Carolina 152, Ponce 133, Caguas 125, Guaynabo 89, Arecibo 86, Toa Baja 74, Mayagüez 71, Trujillo Alto 67, Toa Alta 66, Aguadilla 54, Humacao 50, Vega Baja 53, Manatí 39, Cayey 41, Fajardo 31',
  RI: 'Providence 189, Warwick 83, Cranston 83, Pawtucket 75, East Providence 47, Woonsocket 43, Newport 25',
  SC: 'Charleston 153, Columbia 140, North Charleston 119, Mount Pleasant 94, Rock Hill 75, Greenville 73, Summerville 51, Spartanburg 39, Myrtle Beach 38, Florence 40, Hilton Head Island 38, Anderson 30, Greenwood 22',
  SD: 'Sioux Falls 203, Rapid City 78, Aberdeen 28, Brookings 24',
  TN: 'Nashville 684, Memphis 621, Knoxville 196, Chattanooga 185, Clarksville 177, Murfreesboro 163, Franklin 86, Johnson City 72, Jackson 68, Hendersonville 62, Kingsport 56, Bartlett 57, Cleveland 48, Lebanon 44, Germantown 41, Brentwood 45, Bristol 28',
  TX: 'Houston 2303, San Antonio 1473, Dallas 1300, Austin 975, Fort Worth 957, El Paso 678, Arlington 395, Corpus Christi 316, Plano 290, Lubbock 264, Laredo 256, Irving 254, Garland 241, Frisco 220, McKinney 208, Amarillo 201, Grand Prairie 201, Brownsville 190, Killeen 160, Denton 151, Mesquite 148, Pasadena 148, McAllen 145, Waco 142, Midland 133, Lewisville 131, Carrollton 131, Round Rock 127, Abilene 128, Pearland 126, College Station 124, Richardson 118, League City 115, Odessa 112, Tyler 109, Beaumont 113, Sugar Land 109, Allen 111, Wichita Falls 103, Edinburg 104, San Angelo 99, Georgetown 86, Conroe 101, New Braunfels 105, Bryan 88, Katy 25, Temple 88, San Marcos 70, Mission 87, Longview 83, Spring 62, The Woodlands 114, Paris 24, Galveston 53, Victoria 65, Athens 13',
  UT: 'Salt Lake City 204, West Valley City 136, West Jordan 116, Provo 113, Saint George 102, Orem 96, Sandy 92, Ogden 87, Lehi 85, Layton 83, Logan 54, Park City 8',
  VT: 'Burlington 45, South Burlington 20, Rutland 16, Montpelier 8, Brattleboro 12',
  VI: 'Saint Thomas 42, Christiansted 30',
  VA: 'Virginia Beach 456, Chesapeake 252, Norfolk 233, Arlington 234, Richmond 229, Newport News 185, Alexandria 156, Hampton 138, Roanoke 98, Portsmouth 97, Suffolk 98, Lynchburg 79, Harrisonburg 51, Charlottesville 45, Manassas 42, Danville 42, Fredericksburg 28, Blacksburg 45, Reston 63, McLean 50, Leesburg 49, Fairfax 24, Petersburg 33, Winchester 28, Bristol 17, Salem 25',
  WA: 'Seattle 749, Spokane 230, Tacoma 222, Vancouver 195, Bellevue 152, Kent 134, Everett 111, Renton 104, Spokane Valley 107, Federal Way 98, Yakima 97, Kirkland 92, Bellingham 93, Kennewick 85, Auburn 84, Redmond 77, Marysville 72, Pasco 79, Lakewood 63, Richland 62, Olympia 56, Aberdeen 17',
  WV: 'Charleston 47, Huntington 45, Morgantown 30, Parkersburg 29, Wheeling 26, Beckley 17, Martinsburg 19',
  WI: 'Milwaukee 563, Madison 273, Green Bay 106, Kenosha 99, Racine 77, Appleton 74, Waukesha 71, Eau Claire 70, Oshkosh 66, Janesville 66, West Allis 59, La Crosse 51, Sheboygan 50, Wausau 40',
  WY: 'Cheyenne 65, Casper 58, Laramie 32, Gillette 33, Rock Springs 23, Jackson 11',
};
