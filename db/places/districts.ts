/**
 * Places that the post office does not know, with the ZIP codes that lie in them: parts of a city ("Atlanta, GA"), and
 * towns whose mail goes by a neighbor's name (a state alone). Other names of one place stand behind a slash. The ZIP codes
 * are roughly right, which is enough to measure distances from.
 */
export const DISTRICTS: Record<string, string> = {
  'New York, NY':
    'Manhattan 10001 10002 10003 10009 10010 10011 10012 10013 10014 10016 10017 10018 10019 10021 10022 10023 10024 10025 10026 10027 10028 10029 10030 10031 10032 10033 10034 10035 10036 10037 10038 10039 10040 10065 10075 10128 10280, Queens 11101 11102 11103 11104 11105 11106 11354 11355 11356 11357 11358 11360 11361 11364 11365 11367 11368 11369 11370 11372 11373 11374 11375 11377 11378 11379 11385 11411 11412 11413 11414 11415 11416 11417 11418 11419 11420 11421 11422 11423 11426 11427 11428 11429 11432 11433 11434 11435 11436 11691 11692 11694, Harlem 10026 10027 10030 10037 10039, East Harlem/Spanish Harlem/El Barrio 10029 10035, Washington Heights 10032 10033 10040, Inwood 10034, Morningside Heights 10025 10027, Upper West Side/UWS 10023 10024 10025, Upper East Side/UES 10021 10028 10065 10075 10128, Midtown Manhattan/Midtown/Midtown East/Midtown West 10017 10018 10019 10022 10036, Hells Kitchen 10019 10036, Times Square 10036, Chelsea 10001 10011, Greenwich Village/West Village/The Village 10011 10014, East Village 10003 10009, Lower East Side/LES 10002, SoHo 10012 10013, NoHo 10012, Tribeca 10007 10013, Financial District/FiDi/Wall Street/Lower Manhattan 10004 10005 10006 10038, Chinatown 10002 10013, Little Italy 10012 10013, Gramercy/Gramercy Park 10003 10010, Murray Hill 10016, Kips Bay 10016, Union Square 10003, Flatiron/Flatiron District 10010, Yorkville 10028 10128, Battery Park/Battery Park City 10280 10282, Roosevelt Island 10044, Nolita 10012, Upper Manhattan 10026 10027 10029 10030 10031 10032 10033 10034 10035 10037 10039 10040, Hamilton Heights 10031, Sugar Hill 10031, Stuyvesant Town/Stuy Town 10009',
  'Brooklyn, NY':
    'Williamsburg 11211 11249, Bushwick 11206 11221 11237, Bedford Stuyvesant/Bed Stuy 11205 11216 11221 11233, Park Slope 11215 11217, Brooklyn Heights 11201, Dumbo 11201, Downtown Brooklyn 11201, Crown Heights 11213 11225, Flatbush 11203 11210 11226, Bay Ridge 11209 11220, Bensonhurst 11204 11214, Coney Island 11224, Brighton Beach 11235, Sheepshead Bay 11235 11229, Greenpoint 11222, Red Hook 11231, Carroll Gardens 11231, Cobble Hill 11201 11231, Fort Greene 11205 11217, Clinton Hill 11205 11238, Prospect Heights 11238, Sunset Park 11220 11232, Borough Park/Boro Park 11219, Canarsie 11236, East New York 11207 11208, Brownsville 11212, Midwood 11230, Gowanus 11215, Boerum Hill 11217, Ditmas Park 11226, Dyker Heights 11228, Gravesend 11223, Windsor Terrace 11218',
  'Bronx, NY':
    'Riverdale 10463 10471, South Bronx 10451 10454 10455, Fordham 10458 10468, Mott Haven 10454, Morris Park 10461 10462, Parkchester 10462, City Island 10464, Pelham Bay 10461, Throgs Neck 10465, Hunts Point 10474, Tremont 10457, Kingsbridge 10463, Co-op City 10475, Wakefield 10466, Soundview 10473',
  'Los Angeles, CA':
    'Hollywood 90028 90038 90068, East Hollywood 90029, Hollywood Hills 90068 90046, Silver Lake/Silverlake 90026 90039, Echo Park 90026, Los Feliz 90027, Koreatown/K-Town 90005 90006 90020, Downtown Los Angeles/Downtown LA/DTLA 90012 90013 90014 90015 90017, Westwood 90024, Brentwood 90049, Bel Air 90077, Century City 90067, West Los Angeles/West LA 90025 90064, South Los Angeles/South LA/South Central 90001 90003 90011 90037 90044, Boyle Heights 90033, Eagle Rock 90041, Highland Park 90042, Mid-Wilshire 90036 90019, Mar Vista 90066, Westchester 90045, Watts 90002, Crenshaw 90008, Leimert Park 90008, Hancock Park 90004 90020, Chinatown 90012, Little Tokyo 90012, Lincoln Heights 90031, Mount Washington 90065, Cheviot Hills 90064, Miracle Mile 90036, Fairfax District 90036, Baldwin Hills 90008, Sawtelle 90025, Arts District 90013 90021, San Fernando Valley 91303 91304 91306 91307 91311 91316 91324 91325 91326 91331 91335 91340 91342 91343 91344 91345 91352 91356 91364 91367 91401 91402 91403 91405 91406 91411 91423 91436 91504 91505 91506 91601 91602 91604 91605 91606 91607, Westside/The Westside/Westside LA 90024 90025 90034 90035 90049 90064 90066 90067',
  'Chicago, IL':
    'Lincoln Park 60614, Lakeview/Lake View 60657 60613, Wrigleyville 60657 60613, Boystown/Northalsted 60657, Wicker Park 60622, Bucktown 60647, Logan Square 60647, Hyde Park 60615 60637, The Loop/Chicago Loop/South Loop/West Loop 60601 60602 60603 60604 60605 60606 60607, River North 60654 60610, Gold Coast 60610 60611, Streeterville 60611, Old Town 60610 60614, Pilsen 60608, Bronzeville 60616 60653, Englewood 60621 60636, Rogers Park 60626 60645, Uptown 60640, Edgewater 60660, Andersonville 60640, Ravenswood 60640 60625, Lincoln Square 60625, Albany Park 60625, Humboldt Park 60651 60622, Ukrainian Village 60622, Bridgeport 60608 60609, Beverly 60643, South Side/Southside 60609 60615 60617 60619 60621 60637 60649, North Side 60613 60614 60618 60625 60640 60657, West Side 60612 60623 60624 60644, Chinatown 60616, Little Village 60623, South Shore 60649, Irving Park 60618 60641, Jefferson Park 60630, Portage Park 60641 60634, Roscoe Village 60618, Garfield Park 60624, Austin 60644',
  'Houston, TX':
    'The Heights/Houston Heights 77007 77008, Montrose 77006, River Oaks 77019, Midtown Houston/Midtown 77002 77004, Galleria/Uptown Houston 77056, Memorial 77024 77079, Rice Village 77005, Museum District 77004 77005, Texas Medical Center/Medical Center 77030, Clear Lake 77058 77059 77062, Meyerland 77096, Third Ward 77004, East End/EaDo 77003 77011, Energy Corridor 77077 77079, Westchase 77042, Sharpstown 77036 77074, Alief 77072 77099, Spring Branch 77055 77080, Garden Oaks 77018, Upper Kirby 77098',
  'Phoenix, AZ':
    'Ahwatukee 85044 85045 85048, Arcadia 85018, Biltmore 85016, Maryvale 85031 85033 85035, Deer Valley 85027 85085, North Phoenix 85022 85024 85032 85050, South Phoenix 85040 85041 85042, Encanto 85007 85013, Desert Ridge 85050',
  'Philadelphia, PA':
    'Center City 19102 19103 19106 19107, South Philadelphia/South Philly 19145 19147 19148, North Philadelphia/North Philly 19121 19122 19132 19133 19140, West Philadelphia/West Philly 19104 19139 19143 19151, Northeast Philadelphia/Northeast Philly 19111 19114 19115 19116 19135 19136 19149 19152 19154, University City 19104, Fishtown 19125, Northern Liberties 19123, Old City 19106, Rittenhouse Square/Rittenhouse 19103, Society Hill 19106, Queen Village 19147, Manayunk 19127, Roxborough 19128, Germantown 19144, Mount Airy 19119, Chestnut Hill 19118, Fairmount 19130, Kensington 19125 19134, Port Richmond 19134, Graduate Hospital 19146, Point Breeze 19146, Brewerytown 19121, East Falls 19129, Passyunk 19148',
  'San Antonio, TX':
    'Stone Oak 78258, King William 78204 78210, The Pearl/Pearl District 78215, Medical Center 78229, Southtown 78204',
  'San Diego, CA':
    'Hillcrest 92103, North Park 92104, South Park 92102, Pacific Beach/PB 92109, Ocean Beach 92107, Mission Beach 92109, Mission Valley 92108, Point Loma 92106 92107, Gaslamp Quarter/Gaslamp 92101, Little Italy 92101, Mission Hills 92103, Clairemont 92111 92117, Mira Mesa 92126, Rancho Bernardo 92127 92128, Scripps Ranch 92131, Carmel Valley 92130, City Heights 92105, Normal Heights 92116, University City/UTC 92122, Kearny Mesa 92111 92123, San Carlos 92119, Rancho Penasquitos 92129, Golden Hill 92102, Old Town 92110, Barrio Logan 92113, Otay Mesa 92154, Sorrento Valley 92121',
  'Dallas, TX':
    'Uptown/Uptown Dallas 75201 75204 75219, Deep Ellum 75226, Oak Lawn 75219, Oak Cliff 75208 75211 75224, Bishop Arts/Bishop Arts District 75208, Lakewood 75214, Lake Highlands 75238 75243, Preston Hollow 75225 75229 75230, East Dallas 75206 75214 75218, North Dallas 75230 75240 75248, South Dallas 75210 75215, Knox Henderson 75205 75206, White Rock 75218, Lower Greenville 75206, Far North Dallas 75248 75252 75287',
  'Austin, TX':
    'South Congress/SoCo 78704, Zilker 78704, Hyde Park 78751, East Austin 78702 78721 78722, Barton Hills 78704, South Austin 78704 78745 78748, North Austin 78753 78757 78758, Mueller 78723, Tarrytown 78703, The Domain 78758, Clarksville 78703, Travis Heights 78704, Allandale 78757, Circle C 78739',
  'San Jose, CA':
    'Willow Glen 95125, Almaden Valley/Almaden 95120, Evergreen 95135 95148, Cambrian 95124, Japantown 95112, Berryessa 95132 95133, Alum Rock 95127, Rose Garden 95126',
  'San Francisco, CA':
    'Mission District/The Mission/Mission 94110 94103, Castro/The Castro 94114, SoMa/South of Market 94103 94105 94107, Haight Ashbury/The Haight/Haight 94117, Noe Valley 94114, Marina District/The Marina 94123, Pacific Heights/Pac Heights 94115, North Beach 94133, Nob Hill 94108 94109, Russian Hill 94109 94133, Richmond District/Inner Richmond/Outer Richmond 94118 94121, Sunset District/The Sunset/Inner Sunset/Outer Sunset 94116 94122, Tenderloin/The Tenderloin 94102, Hayes Valley 94102, Potrero Hill 94107, Dogpatch 94107, Bernal Heights 94110, Glen Park 94131, Excelsior 94112, Bayview/Hunters Point 94124, Presidio 94129, Western Addition 94115, Fillmore 94115, Cole Valley 94117, Twin Peaks 94131, Chinatown 94108, Japantown 94115, Embarcadero 94111, Mission Bay 94158, Visitacion Valley 94134, Treasure Island 94130',
  'Boston, MA':
    'Back Bay 02116, South End 02118, North End 02113 02109, Beacon Hill 02108 02114, South Boston/Southie 02127 02210, Seaport/Seaport District 02210, Fenway/Kenmore 02115 02215, East Boston/Eastie 02128, West End 02114, Mission Hill 02120, Chinatown 02111, Longwood 02115, Financial District 02109 02110, Allston Brighton 02134 02135',
  'Cambridge, MA':
    'Harvard Square 02138, Kendall Square 02142, Central Square 02139, Porter Square 02140, Inman Square 02139',
  'Somerville, MA': 'Davis Square 02144, Union Square 02143',
  'Washington, DC':
    'Georgetown 20007, Dupont Circle/Dupont 20036 20009, Adams Morgan 20009, Capitol Hill 20002 20003, Foggy Bottom 20037, Columbia Heights 20010 20009, Shaw 20001, U Street 20009, Logan Circle 20005, Navy Yard 20003, Petworth 20011, Anacostia 20020, Woodley Park 20008, Cleveland Park 20008 20016, Tenleytown 20016, Friendship Heights 20015, Chevy Chase DC 20015, Brookland 20017, Mount Pleasant 20010, H Street 20002, NoMa 20002, Glover Park 20007, Southwest Waterfront 20024, Takoma 20012, Congress Heights 20032, Brightwood 20011, Kalorama 20008, Van Ness 20008, Palisades 20016',
  'Seattle, WA':
    'Capitol Hill 98102 98112 98122, Ballard 98107 98117, Fremont 98103, Queen Anne 98109 98119, West Seattle 98116 98126 98136, University District/U District 98105, Wallingford 98103, Green Lake 98103 98115, Belltown 98121, South Lake Union 98109, Pioneer Square 98104, Beacon Hill 98108 98144, Columbia City 98118, Northgate 98125 98133, Magnolia 98199, Georgetown 98108, Rainier Valley 98118, Central District 98122, First Hill 98104, Ravenna 98115, Laurelhurst 98105, Greenwood 98103, Phinney Ridge 98103, Madison Park 98112, Lake City 98125, Fremont Seattle 98103',
  'Denver, CO':
    'Capitol Hill/Cap Hill 80203 80218, LoDo/Lower Downtown 80202, RiNo/River North/Five Points 80205, Highlands/LoHi 80211 80212, Cherry Creek 80206, Washington Park/Wash Park 80209, Park Hill 80207 80220, Stapleton/Central Park 80238, Baker 80223, Congress Park 80206, Denver Tech Center/DTC 80237, Green Valley Ranch 80249, Montbello 80239, Sloans Lake 80212, University Hills 80222, Platt Park 80210',
  'Atlanta, GA':
    'Buckhead 30305 30326 30327, Midtown Atlanta/Midtown 30308 30309, Virginia Highland 30306, Inman Park 30307, Little Five Points 30307, Old Fourth Ward 30312, Grant Park 30312 30315, East Atlanta 30316, West End 30310, Kirkwood 30317, Cabbagetown 30316, Ansley Park 30309, Morningside 30324, Candler Park 30307',
  'Miami, FL':
    'Brickell 33131 33129, Little Havana 33135, Little Haiti 33137, Wynwood 33127, Coconut Grove/The Grove 33133, South Beach 33139, Overtown 33136, Liberty City 33147, Design District 33137, Allapattah 33142, Edgewater 33137, Midtown Miami 33137, Downtown Miami 33130 33131 33132',
  'Portland, OR':
    'Pearl District/The Pearl 97209, Alberta Arts District 97211, Hawthorne 97214 97215, Sellwood 97202, St Johns 97203, Northwest Portland/NW Portland 97209 97210, Southeast Portland/SE Portland 97202 97206 97214 97215, Northeast Portland/NE Portland 97211 97212 97213 97218, North Portland 97203 97217, Southwest Portland/SW Portland 97219 97239, Laurelhurst 97232, Lloyd District 97232',
  'Minneapolis, MN':
    'Uptown/Uptown Minneapolis 55408, North Loop 55401, Dinkytown 55414, Northeast Minneapolis/Nordeast 55413 55418, Powderhorn 55407, Cedar Riverside 55454',
  'Saint Paul, MN':
    'Highland Park 55116, Como 55103 55108, Mac-Groveland 55105, Frogtown 55103, Summit Hill 55105',
  'Baltimore, MD':
    'Fells Point 21231, Federal Hill 21230, Inner Harbor 21202, Canton 21224, Hampden 21211, Mount Vernon 21201 21202, Roland Park 21210, Mount Washington 21209, Charles Village 21218, Locust Point 21230',
  'New Orleans, LA':
    'French Quarter/Vieux Carre 70116 70130, Garden District 70115 70130, Uptown/Uptown New Orleans 70115 70118, Bywater 70117, Marigny/Faubourg Marigny 70117 70116, Mid-City 70119, Lakeview 70124, Treme 70116, Algiers 70114 70131, Gentilly 70122, Central Business District 70112 70130, Lower Ninth Ward/Ninth Ward 70117, Warehouse District 70130, New Orleans East 70126 70127 70128 70129',
  'Detroit, MI':
    'Midtown Detroit 48201, Corktown 48216, Greektown 48226, Mexicantown 48209, Indian Village 48214, Rosedale Park 48223, New Center 48202, Downtown Detroit 48226',
  'Cleveland, OH':
    'Ohio City 44113, Tremont 44113, University Circle 44106, Little Italy 44106, Slavic Village 44105',
  'Columbus, OH':
    'Short North 43201 43215, German Village 43206, Clintonville 43202 43214, Italian Village 43201, Franklinton 43222',
  'Cincinnati, OH':
    'Over the Rhine/OTR 45202, Hyde Park 45208, Mount Adams 45202, Clifton 45220, Oakley 45209, Mount Lookout 45208, Northside 45223, Walnut Hills 45206',
  'Pittsburgh, PA':
    'Squirrel Hill 15217, Shadyside 15232, Oakland 15213, Lawrenceville 15201, South Side 15203, Strip District 15222, Bloomfield 15224, East Liberty 15206, North Side 15212, Mount Washington 15211, Point Breeze 15208, Highland Park 15206',
  'Nashville, TN':
    'East Nashville 37206, The Gulch/Gulch 37203, Germantown 37208, Green Hills 37215, Belle Meade 37205, Music Row 37203, Midtown Nashville 37203, Sylvan Park 37209, Bellevue 37221, West End 37203, Berry Hill 37204, Donelson 37214',
  'Charlotte, NC':
    'NoDa 28205, South End 28203, Uptown Charlotte/Uptown 28202, Dilworth 28203, Plaza Midwood 28205, Ballantyne 28277, Myers Park 28207, SouthPark 28210 28211, University City 28213 28262, Steele Creek 28273 28278, Elizabeth 28204',
  'Las Vegas, NV':
    'Summerlin 89134 89135 89138 89144 89145, The Strip/Las Vegas Strip 89109, Centennial Hills 89131 89149',
  'Oakland, CA':
    'Rockridge 94618, Temescal 94609, Lake Merritt 94610, Fruitvale 94601, Montclair 94611, Jack London Square 94607, West Oakland 94607, East Oakland 94603 94605 94621',
  'Milwaukee, WI':
    'Bay View 53207, Third Ward 53202, East Side 53202 53211, Riverwest 53212, Walkers Point 53204',
  'Saint Louis, MO':
    'Central West End 63108, Soulard 63104, The Hill 63110, University City/Delmar Loop 63130, Tower Grove 63110 63116, Lafayette Square 63104, Dogtown 63139',
  'Kansas City, MO':
    'Westport 64111, Country Club Plaza/The Plaza 64112, Brookside 64113, Crossroads 64108, Waldo 64114, Power and Light District 64105, Northland 64118 64119 64151',
  'Tampa, FL':
    'Ybor City 33605, Hyde Park 33606, Seminole Heights 33603 33604, South Tampa 33606 33609 33611 33629, Westchase 33626, New Tampa 33647, Channelside 33602, Davis Islands 33606',
  'Orlando, FL':
    'College Park 32804, Thornton Park 32801, Lake Nona 32827 32832, Baldwin Park 32814, Dr Phillips 32819, International Drive 32819',
  'Jacksonville, FL':
    'Riverside 32204 32205, San Marco 32207, Avondale 32205, Mandarin 32223 32257, Southside 32216 32256, Arlington 32211 32277, Springfield 32206',
  'Indianapolis, IN': 'Broad Ripple 46220, Fountain Square 46203, Mass Ave 46204, Irvington 46219',
  'Salt Lake City, UT': 'Sugar House/Sugarhouse 84106, The Avenues 84103',
  'San Juan, PR':
    'Río Piedras 00923 00925 00926 00927, Santurce 00907 00908 00909 00911 00912, Condado 00907, Hato Rey 00917 00918 00919, Old San Juan/Viejo San Juan 00901, Isla Verde 00979, Ocean Park 00911, Cupey 00926, Miramar 00907',
  'Honolulu, HI':
    'Waikiki 96815, Hawaii Kai 96825, Kaimuki 96816, Manoa 96822, Kahala 96816, Kalihi 96819, Makiki 96822, Ala Moana 96814, Kakaako 96813, Moiliili 96826',
  'Fort Worth, TX': 'Sundance Square 76102, Stockyards 76164, TCU 76109 76129',
  'Memphis, TN':
    'Midtown Memphis 38104, Orange Mound 38114, East Memphis 38117 38119 38120, Whitehaven 38116, Cooper Young 38104, Downtown Memphis 38103',
  'Louisville, KY':
    'The Highlands 40204 40205, Germantown 40217, NuLu 40202, Old Louisville 40208, Butchertown 40206',
  'Richmond, VA':
    'The Fan/Fan District 23220, Carytown 23221, Church Hill 23223, Shockoe Bottom 23219, West End 23226 23229',
  'Buffalo, NY':
    'Elmwood Village 14222, Allentown 14201, North Buffalo 14216, South Buffalo 14220, Black Rock 14207',
  'Long Beach, CA': 'Belmont Shore 90803, Naples 90803, Bixby Knolls 90807',
  'Jersey City, NJ':
    'Journal Square 07306, Downtown Jersey City 07302, Jersey City Heights 07307, Newport 07310',
  'Newark, NJ': 'Ironbound 07105',
  CA: 'Jurupa Valley 92509, Silicon Beach 90094 90291, Eastvale 92880, East Los Angeles/East LA 90022 90023 90063, Ladera Heights 90056, Piedmont 94611, San Gabriel Valley/SGV 91001 91006 91007 91010 91016 91024 91030 91101 91103 91104 91105 91106 91107 91108 91702 91706 91711 91722 91723 91724 91731 91732 91733 91740 91741 91744 91745 91746 91748 91750 91754 91755 91765 91766 91767 91768 91770 91773 91775 91776 91780 91789 91790 91791 91792 91801 91803, Antelope Valley 93534 93535 93536 93550 93551 93552, Santa Clarita Valley 91321 91350 91351 91354 91355 91381 91387 91390, Conejo Valley 91320 91360 91361 91362 91377 91301, Temecula Valley 92590 92591 92592, Victor Valley 92301 92307 92308 92345 92392 92394 92395, Tri-Valley 94550 94551 94566 94568 94582 94583 94588',
  CO: 'Lakewood 80214 80215 80226 80227 80228 80232, Centennial 80015 80112 80121 80122, Highlands Ranch 80126 80129 80130, Greenwood Village 80111, Castle Pines 80108, Northglenn 80233 80234, Ken Caryl 80127, Cherry Hills Village 80113, Superior 80027',
  FL: 'Miramar 33023 33025 33027 33029, Davie 33314 33317 33324 33325 33328, Sunrise 33313 33322 33323 33325 33351, Weston 33326 33327 33331, Lauderhill 33311 33313 33319, Tamarac 33319 33321, Royal Palm Beach 33411, Lakewood Ranch 34202 34211 34240, Alafaya 32828, Poinciana 34758 34759, Oakland Park 33309 33334, Wilton Manors 33305 33311, Margate 33063 33068, Coconut Creek 33066 33073, Lauderdale Lakes 33311 33319, Cooper City 33026 33328, Plantation 33317 33322 33324 33325, Parkland 33067 33076, Greenacres 33415 33463, Bonita Beach 34134, Nocatee 32081, Four Corners 34714 34747, Coral Gables 33134 33146, Kendall 33176 33183 33186, Doral 33178 33172, Aventura 33180, Pinecrest 33156, Palmetto Bay 33157, Cutler Bay 33189 33190, Miami Lakes 33014 33016, North Miami 33161 33168, South Miami 33143, Sunny Isles/Sunny Isles Beach 33160, Bal Harbour 33154, Surfside 33154, Sweetwater 33174, Tamiami 33184, Fontainebleau 33172, Lake Buena Vista 32830, Hunters Creek 32837, Pine Hills 32808 32818, Carrollwood 33618 33624, Town n Country 33615',
  GA: 'Johns Creek 30022 30097, Peachtree Corners 30092, Milton 30004, Martinez 30907, Druid Hills 30307, Brookhaven 30319, Sandy Springs 30328 30342 30350, Dunwoody 30338, Vinings 30339',
  GU: 'Dededo 96929, Tumon 96913, Mangilao 96913',
  MD: 'North Bethesda 20852, Wheaton 20902 20906, Aspen Hill 20906, Timonium 21093, Largo 20774, National Harbor 20745, White Oak 20904',
  MI: 'Rochester Hills 48306 48307 48309, Shelby Township 48315 48316 48317, Canton Township 48187 48188, Grosse Pointe Woods 48236, Macomb Township 48042 48044, Waterford Township 48327 48328 48329, Kentwood 49508 49512 49548, Forest Hills 49546, Farmington Hills 48331 48334 48336',
  MO: 'Clayton 63105, Kirkwood 63122, Webster Groves 63119, Creve Coeur 63141, Ladue 63124, Maplewood 63143, Richmond Heights 63117, Town and Country 63017 63131, Mehlville 63129, Oakville 63129, Affton 63123, North Kansas City 64116',
  NC: 'Research Triangle Park/RTP 27709, Lake Norman 28031 28117 28078',
  NJ: 'Hamilton Township 08610 08619 08690, Franklin Township 08873, Gloucester Township 08012 08021, Washington Township 08080, Evesham 08053, Montgomery Township 08502 08558, Jersey Shore/NJ Shore/New Jersey Shore 07740 08742 08753',
  NY: 'Greece 14612 14615 14616 14626, Brighton 14610 14618, Irondequoit 14617 14622, Colonie 12205 12211, Ramapo 10901 10952 10977, North Hempstead 11030 11050, Fire Island 11770, Rockaway Beach/The Rockaways/Rockaways/Rockaway 11691 11692 11693 11694, The Hamptons/Hamptons 11930 11932 11937 11946 11962 11963 11968 11976 11978, North Fork 11935 11939 11944 11952 11971, Amherst 14226 14228 14221, Cheektowaga 14225 14227, Williamsville 14221',
  OH: 'Kettering 45419 45420 45429 45440, Beavercreek 45430 45431 45432 45434, Centerville 45458 45459, Huber Heights 45424, Sylvania Township 43560, Green 44685, Parma 44129 44130 44134, Shaker Heights 44120 44122, Cleveland Heights 44106 44118, Parma Heights 44130, South Euclid 44121, Mayfield Heights 44124, Garfield Heights 44125, Upper Arlington 43220 43221, Grandview Heights/Grandview 43212, Bexley 43209, Whitehall 43213, Gahanna 43230, Worthington 43085, Norwood 45212, Blue Ash 45242, Montgomery 45242',
  OK: 'Moore 73160 73170, Midwest City 73110 73130, Del City 73115, Nichols Hills 73116, The Village 73120, Bricktown 73104',
  OR: 'Tigard 97223 97224, Milwaukie 97222 97267, Aloha 97007 97078',
  PA: 'Lower Merion 19003 19004 19010 19035 19072 19096, Ross Township 15237, Haverford Township 19083, Mount Lebanon 15228',
  SC: 'James Island 29412, Daniel Island 29492, West Ashley 29407 29414, Five Forks 29681',
  TX: 'The Woodlands 77380 77381 77382 77384 77385 77389, Atascocita 77346, Lakeway 78734 78738, Farmers Branch 75234 75244, Hill Country Village 78232, Alamo Heights 78209, Olmos Park 78212, Leon Valley 78238, Highland Park 75205, University Park 75205 75225, West Lake Hills/Westlake/Westlake Hills 78746, West University/West U 77005',
  VA: 'Tysons/Tysons Corner 22102 22182, Crystal City 22202, Pentagon City 22202, Rosslyn 22209, Ballston 22203, Clarendon 22201, Old Town Alexandria 22314, Dale City 22193, Lake Ridge 22192, Ghent 23507 23517, Tuckahoe 23229 23238, Shirlington 22206, Fair Oaks 22033, Kingstowne 22315, Short Pump 23233, Bon Air 23235',
  VI: 'Saint Croix 00820 00821 00822 00823 00824 00840 00841 00850 00851, Charlotte Amalie 00801 00802 00803 00804',
  WA: 'Spokane Valley 99016 99037 99206 99212 99216, Shoreline 98133 98155 98177, Burien 98146 98148 98166 98168, Tukwila 98168 98188, SeaTac 98188 98198, White Center 98106 98146, Mill Creek 98012, Des Moines 98198',
  WI: 'Fitchburg 53711 53719, West Allis 53214 53219 53227, Wauwatosa 53213 53226, Shorewood 53211, Whitefish Bay 53217, Glendale 53209, Fox Point 53217',
  MA: 'Marthas Vineyard/The Vineyard 02539 02557 02568 02535 02575, Nantucket Island 02554, Merrimack Valley 01810 01830 01832 01835 01840 01841 01843 01844 01845 01850 01851 01852 01854 01913 01950',
  ME: 'Mount Desert Island/Acadia 04609 04660 04679',
  MN: 'Bloomington 55420 55425 55431 55437 55438, Brooklyn Park 55443 55444 55445, Plymouth 55441 55442 55446 55447, Edina 55424 55435 55436 55439, Saint Louis Park 55416 55426, Richfield 55423, Golden Valley 55422 55427, Maple Grove 55311 55369, Brooklyn Center 55429 55430, Coon Rapids 55433 55448, Blaine 55434 55449, Woodbury 55125 55129, Eagan 55121 55122 55123, Maplewood 55109 55117 55119, Roseville 55113, Apple Valley 55124, Shoreview 55126',
  TN: 'Farragut 37934, Bartlett 38133 38134 38135',
  IN: 'Speedway 46224, Lawrence 46226 46235',
  NV: 'Paradise 89109 89119 89120 89121 89123 89169, Spring Valley 89103 89117 89147, Enterprise 89113 89118 89139 89178 89179, Sunrise Manor 89110 89115 89142 89156, Whitney 89122, Winchester 89169',
  UT: 'West Valley City/West Valley 84119 84120 84128, Holladay 84117 84124, Millcreek 84106 84109, Murray 84107 84123, Taylorsville 84123 84129, Cottonwood Heights 84121, Kearns 84118',
  KY: 'Saint Matthews 40207, Jeffersontown 40299, Shively 40216',
  'Staten Island, NY': 'Tottenville 10307, Saint George 10301',
  CT: 'Naugatuck Valley 06401 06418 06483 06702 06704 06705 06706 06708 06710 06770',
  HI: 'Molokai 96748 96770, Lanai 96763',
};
