import type { Insurance } from '#contract/vocabulary.ts';

/** What people call an insurer besides its label, its plans by state and common misspellings among it. */
export const INSURANCE_WORDS: Record<Insurance, string> = {
  aetna: ` aetna better health, aetna health, aetna ppo, aetna hmo, meritain, meritain health, first health,
    aetna insurance, aetna choice pos, aetna open access, aetna medicare ppo, aetna commercial, aetna student
    health, banner aetna, innovation health, allina health aetna, cvs aetna, cvs health aetna, coventry, coventry
    health, coventry health care`,
  anthem: `elevance, anthem blue cross, anthem blue cross blue shield, anthem bcbs, anthem blue, anthem ppo, anthem hmo,
    wellpoint, amerigroup, empire blue cross, empire bcbs, empire blue cross blue shield, empire blue, empire,
    anthem health, anthem insurance, anthem medicaid, anthem blue cross of california, anthem healthkeepers,
    healthkeepers, healthkeepers plus, elevance health, simply healthcare, unicare, amerigroup medicaid`,
  bcbs: `bcbs, blue cross, bluecross, blue cross blue shield, bluecross blueshield, blue cross and blue shield,
    bc bs, b c b s, bcbsma, bcbs ma, bcbs of ma, bcbs il, bcbs of il, bcbsil, bcbs tx, bcbstx, bcbs of texas, bcbs nc, bcbsnc, bcbs mi,
    bcbsm, bcbs az, bcbsaz, bcbs tn, bcbst, bcbs al, bcbs sc, bcbs ks, bcbs la, bcbs mn, bcbs nm, bcbs ok, bcbs ppo,
    bcbs hmo, bcbs federal, fep, federal employee program, fep blue, blue cross ppo, blue cross hmo, blue card, bluecard,
    blue cross blue shield of massachusetts, blue cross of massachusetts, blue cross blue shield of illinois,
    blue cross blue shield of texas, blue cross blue shield of michigan, blue cross blue shield of north carolina,
    blue cross complete, capital blue cross, wellmark, arkansas blue cross, excellus, blue choice, triple s, blue care network,
    blue cross of idaho, cruz azul,
    bc/bs, blue cross blue shield ppo, blue cross blue shield hmo, bcbs of alabama, bcbsal,
    bcbs alabama, blue cross of alabama, bcbs of arizona, azblue, bcbs arizona, blue cross of arizona, arkansas
    bcbs, bcbs arkansas, arkansas blue cross blue shield, bcbs kansas, bcbsks, bcbs of kansas, bcbs kc, blue kc,
    bluekc, blue cross kansas city, bcbs louisiana, bcbsla, bcbs of louisiana, louisiana blue, bcbs minnesota,
    bcbsmn, bcbs of minnesota, blue cross mn, blue plus, bcbs mississippi, bcbsms, bcbs of mississippi, bcbs
    montana, bcbsmt, bcbs of montana, bcbs mt, bcbs nebraska, bcbsne, nebraska blue, bcbs of nebraska, bcbs new
    mexico, bcbsnm, bcbs of new mexico, bcbs north carolina, bcbs of north carolina, blue cross nc, blue cross of
    north carolina, blue cross north carolina, bcbs nd, bcbsnd, bcbs north dakota, bcbs of north dakota, bcbs
    oklahoma, bcbsok, bcbs of oklahoma, bcbs rhode island, bcbsri, bcbs of rhode island, bcbs ri, bcbs south
    carolina, bcbssc, bcbs of south carolina, bcbs tennessee, bcbs of tennessee, bluecross blueshield of tennessee,
    blue cross tennessee, bcbs texas, blue cross texas, blue cross of texas, bcbs vermont, bcbsvt, bcbs of vermont,
    bcbs vt, blue cross vermont, bcbs wyoming, bcbswy, bcbs of wyoming, bcbs wy, bcbs michigan, bcbs of michigan,
    blue cross michigan, blue cross of michigan, bcn, bcbs illinois, bcbs of illinois, blue cross illinois, blue
    cross of illinois, blue precision, bcbs massachusetts, blue cross massachusetts, blue cross ma, bcbs idaho, blue
    cross idaho, bcbs iowa, wellmark bcbs, wellmark blue cross, wellmark blue cross blue shield, bcbs puerto rico,
    triple s salud, triples, triple s advantage, hmsa, hmsa hawaii, blue cross hawaii, capital bluecross, excellus
    bcbs, excellus blue cross, excellus blue cross blue shield, univera, fep bcbs, bcbs fep, federal blue cross,
    federal blue, federal bcbs, blue cross federal, fed bcbs, basic blue, blue preferred, blue advantage, blue
    essentials, blue options, blueoptions, blue card ppo, out of state blue cross, bluecross blue shield, blue cross
    blueshield, bcb, cruz azul y escudo
    azul`,
  'blue-shield-ca': `blue shield, blueshield, blue shield of california, blue shield california, blue shield ca,
    blue shield of ca, bsc,
    blue shield of california promise, blue shield promise, blueshield of california, blueshield ca, blue shield
    hmo, blue shield ppo, bsca`,
  carefirst: `care first, carefirst bcbs, carefirst blue cross, carefirst blue cross blue shield, carefirst bluechoice,
    carefirst blue, carefirst maryland, carefirst md, bluechoice, bcbs md, bcbs maryland, bcbs of maryland, bcbs dc,
    blue cross maryland`,
  caresource: `care source,
    caresource ohio, caresource medicaid, caresource just4me, caresource marketplace, humana caresource`,
  carelon: `beacon, beacon health, beacon health options, value options, valueoptions, carelon behavioral health,
    beacon health strategies,
    carelon behavioral, beacon insurance, beacon behavioral, beacon carelon, valueoption, beacon options`,
  ambetter: `centene, ambetter, sunshine health, superior health, peach state, peachstate, buckeye health,
    coordinated care, home state health, magnolia health, ambetter health, ambetter insurance, celtic insurance, superior healthplan, superior health
    plan, ambetter superior, peach state health plan, buckeye community health, magnolia health plan, managed health
    services, mhs indiana, iowa total care, nebraska total care, silversummit, silver summit, nh healthy families, western sky community care, carolina complete, carolina complete health, oklahoma complete health,
    trillium community health, pa health and wellness, pennsylvania health and wellness, absolute total care,
    louisiana healthcare connections, arkansas total care, arizona complete health, california health and wellness,
    delaware first health, sunflower health, sunflower health plan, sunflower state health, coordinated care
    washington, meridian health plan, meridian medicaid, meridian health, meridian insurance`,
  cigna: `cigna, evernorth, evernorth behavioral, cigna behavioral, cigna behavioral health, cigna ppo, cigna hmo,
    cigna healthcare, great west, cigna open access,
    cigna insurance, cigna connect, cigna local plus, cigna localplus, cigna surefit, cigna oap, cigna pos, cigna
    medicare, cigna global, cigna international, cigna evernorth, evernorth behavioral health, gwh cigna, great west
    cigna, cigna healthspring, healthspring, cigna behavioral services,`,
  emblemhealth: `emblem, emblem health, ghi, hip health plan,
    emblem health ghi, ghi cbp, ghi ppo, ghi emblem, emblem ghi, hip hmo, emblem hip, hip of new york, hip ny, hip
    emblem, emblemhealth hip, emblemhealth ghi, nyc ghi,`,
  fidelis: `fidelis care, fidelis health,
    fidelis medicaid, fidelis insurance, fidelis new york, fidelis ny, fidelis essential plan, fidelis child health
    plus`,
  'florida-blue': `florida blue cross, bcbs florida, bcbs of florida, bcbs fl, blue cross blue shield of florida,
    blue cross florida, blue cross of florida, floridablue,
    florida blue hmo, florida blue ppo, fl blue, florida blue myblue, myblue, truli, truli for health, blue options
    florida, florida bcbs, flblue`,
  geisinger: `geisinger health plan, geisinger health, ghp,
    geisinger gold, geisinger family, geisinger insurance`,
  'harvard-pilgrim': `harvard pilgrim, harvard pilgrim health care, hphc, tufts, tufts health plan, tufts health,
    point32health, point 32, point32, tufts direct,
    harvard pilgrim insurance, harvard pilgrim hmo, harvard pilgrim ppo, tufts
    insurance, tufts health together, tufts together, tufts medicare, tufts medicare preferred, tufts health public
    plans, tufts hmo, tufts ppo, point 32 health`,
  'health-net': `healthnet, health net, mhn,
    health net of california, healthnet california, health net ca, health net insurance, health net ppo, health net
    hmo, managed health network, wellcare by health net`,
  healthpartners: `health partners,
    healthpartner, healthpartners minnesota, health partners minnesota, healthpartners insurance`,
  healthfirst: `health first,
    healthfirst ny, healthfirst medicaid, health first ny, health first medicaid, health first insurance,
    healthfirst insurance, healthfirst essential plan, helthfirst`,
  highmark: `highmark bcbs, highmark blue cross blue shield, highmark blue shield, highmark blue cross,
    highmark wholecare, highmark health options, highmark delaware, highmark bcbs delaware, bcbs delaware, bcbsde,
    bcbs de, highmark wny, bcbs western new york, bcbs wny, highmark bcbs wny, highmark west virginia, bcbs wv, bcbs
    west virginia, highmark insurance, highmark ppo, bcbs western pa, hi mark, high mark`,
  horizon: `horizon bcbs, horizon blue cross, horizon blue cross blue shield, horizon nj, horizon nj health, bcbs nj,
    bcbs of nj, horizon bcbsnj, bcbsnj, blue cross blue shield of new jersey, horizon blue,
    horizon insurance, horizon omnia, omnia, omnia health, horizon direct access, horizon medicaid, horizon nj
    direct, njdirect, nj direct, bcbs new jersey, bcbs of new jersey, blue cross new jersey, blue cross nj`,
  humana: `humana gold, humana ppo, humana hmo, humana behavioral, lifesynch,
    humana insurance, humana medicare, humana medicare advantage, humana gold plus, humana gold choice, humana
    honor, humana healthy horizons, humana medicaid, humana behavioral health`,
  independence: `independence blue cross, ibx, ibc, keystone, keystone health, keystone first, amerihealth,
    independence insurance, independence bcbs, independence blue, keystone blue cross, keystone hpe, keystone health
    plan east, keystone hmo, keystone health plan, ibx ppo, personal choice ppo, amerihealth nj, amerihealth new
    jersey`,
  kaiser: `kaiser, kaiser permanente, kp, permanente, kaiser insurance,
    kaiser permanente insurance, kaiser hmo, kaiser health, kaiser medi cal, kaiser medicare, kaiser california,
    kaiser norcal, kaiser socal, kaiser northwest, kaiser of washington, kaiser foundation,`,
  magellan: `magellan health, magellan behavioral health, magellan healthcare,
    magellan insurance, magellan behavioral, magellan complete care`,
  medica: `medica health, medica health plan,
    medica insurance, medica choice, medica with mayo clinic, medica prime, medica elect`,
  moda: `moda health, oebb, odscompanies,
    moda insurance, oebb moda, pebb moda`,
  molina: `molina healthcare, molina health, molina insurance,
    molina medicaid, molina marketplace, molina medicare, molina complete care, molina health care, passport by
    molina, passport health plan, affinity by molina, affinity health plan, senior whole health,`,
  multiplan: `multiplan, multi plan, phcs, private healthcare systems, phcs network,
    multiplan phcs, claritev, multi plan phcs, multiplan network, beech street`,
  mvp: `mvp health care, mvp health, mvp healthcare,
    mvp insurance, mvp medicaid, mvp ny, mvp vermont, mvp health plan`,
  optum: `optum health, optum behavioral, optum behavioral health, optumcare, optum care, united behavioral,
    united behavioral health, ubh, us behavioral health,
    optum insurance, optum health behavioral, optum ubh, optum live and work well, live and work
    well, ubh optum, u b h, optum emotional wellbeing,`,
  oscar: `oscar health, oscar insurance, oscar health insurance,
    oscar plan, oscar health plan, oscar marketplace, oscar hmo, oscar epo`,
  oxford: `oxford health, oxford health plans, oxford insurance, oxford freedom, oxford liberty, united oxford,
    oxford united,
    oxford healthcare, oxford uhc, uhc oxford, oxford ppo, oxford hmo, oxford metro`,
  premera: `premera blue cross, premera bcbs, lifewise,
    premera bluecross, premera blue cross of alaska, premera alaska, premera insurance, lifewise washington, bcbs
    washington, bcbs alaska,`,
  'priority-health': `priority health, priorityhealth, priority insurance,
    priority health hmo, priority health ppo, priority health michigan`,
  providence: `providence health plan, providence health, providence insurance,
    providence health plans, providence hmo, providence oregon`,
  regence: `regence blue shield, regence blueshield, regence bcbs, regence blue cross, regence bluecross blueshield,
    asuris, bridgespan,
    regence bcbs of oregon, regence bcbs oregon, regence bcbs utah, regence insurance, regence of oregon, regence
    utah, bcbs oregon, bcbs of oregon, bcbs utah, bcbs of utah, regents blue shield`,
  selecthealth: `select health, intermountain,
    select health utah, selecthealth utah, intermountain insurance, intermountain health plan, select med, selectmed`,
  umr: `u m r, umr insurance, united medical resources,
    umr ppo, umr united, umr unitedhealthcare, umr uhc, united umr`,
  unitedhealthcare: `united, united healthcare, united health care, unitedhealth, united health, uhc, u h c,
    uhc community plan, united insurance, unitedhealthcare community plan, unitedhealth group, all savers, golden rule,
    uhone, surest, empire plan, the empire plan, nyship, student resources, uhcsr,
    unitedhealthcare insurance, united health insurance, unitedhealth care, uhc choice plus, uhc
    choice, uhc navigate, navigate uhc, uhc options ppo, uhc medicare, uhc medicaid, uhc exchange, uhc dual
    complete, uhc student resources, united healthcare student resources, united healthcare community plan, united
    community plan, united medicare, uhc global, united hc, rocky mountain health plans, rocky mountain health,
    sierra health, health plan of nevada, aarp united, uch insurance, united health plan, uhcp, empire plan nyship`,
  upmc: `upmc health plan, upmc for you, upmc for life, upmc insurance,
    upmc health, upmc for kids, upmc medicaid, upmc community healthchoices, upmc hmo, upmc ppo, u p m c`,
  wellcare: `well care, wellcare health,
    wellcare medicare, wellcare medicaid, wellcare insurance, wellcare health plans, allwell, staywell`,
  medicare: `medicare advantage, medicare part b, part b, medicare b, original medicare, traditional medicare,
    medicare plan, medicare plans, medigap, medicare supplement, medicare replacement, aarp medicare, aarp, medicare ppo,
    medicare hmo,
    medi care, medicare part a, medicare a and b, medicare a b, medicare part
    c, medicare c, medicare advantage plan, advantage plan, medicare hmo plan, red white and blue card, straight
    medicare, regular medicare, medicare only, medicare primary, medicare snp, snp, railroad medicare, medicare with
    supplement, medicare f, medigap plan g, medicare and supplement, aarp supplement, medicare disability,
    medicare del seguro social`,
  medicaid: `masshealth, mass health, medi cal, medi-cal, medcal, denti cal, husky,
    husky health, ahcccs, access ahcccs, tenncare, soonercare, badgercare, badger care, badgercare plus, mainecare,
    hoosier healthwise, hip 2.0, healthy indiana plan, health first colorado, apple health, washington apple health,
    oregon health plan, ohp, peachcare, medicaid managed care, medicaid plan, state insurance, chip, kidcare, dr dynasaur,
    green mountain care, turquoise care, centennial care, star plus, star health, family care nj, nj familycare, familycare,
    healthy blue, mo healthnet, kancare, med quest, quest hawaii, partnership healthplan, la care, l a care, iehp, caloptima,
    inland empire health plan, medical assistance, ny medicaid, florida medicaid,
    texas medicaid, reforma, plan vital, mi salud, commonwealth care alliance, commonwealth care,
    medi caid, medic aid, medicaid insurance, straight medicaid, regular medicaid, medicaid hmo, medicaid mco,
    emergency medicaid, pregnancy medicaid, state medicaid, welfare insurance, government insurance for poor, medicate insurance,
    medi cal california, medical california, california medical, medi cal hmo, medicare medi cal, calaid, denali
    care, denalicare, healthy connections, sc healthy connections, healthy connections medicaid, child health plus,
    childrens health insurance program, children's health insurance, s chip, schip, all kids, allkids, arkids, ar
    kids, arkids first, arhome, chp plus, chp colorado, husky a, husky b, husky c, husky d, husky connecticut,
    diamond state health plan, florida kidcare, healthy kids florida, georgia families, georgia medicaid, quest
    integration, healthchoice illinois, illinois medicaid, hip indiana, indiana hip, healthy indiana, iowa health
    link, hawki, hawk i, kchip, kentucky medicaid, passport medicaid, healthy louisiana, lachip, louisiana medicaid,
    healthchoice maryland, maryland medicaid, md medicaid, masshealth standard, mass health standard, masshealth
    careplus, masshealth limited, healthy michigan, healthy michigan plan, michild, michigan
    medicaid, mississippican, mississippi medicaid, mo healthnet managed care,
    missouri medicaid, healthy montana kids, montana medicaid, heritage health, nebraska medicaid, nevada check up,
    nevada medicaid, njfamilycare, new jersey family care, nj medicaid, new mexico medicaid, centennial care new
    mexico, new york medicaid, nc medicaid, north carolina medicaid, nd medicaid,
    ohio medicaid, sooner care, sooner select, soonerselect, oklahoma medicaid, oregon medicaid, ohp oregon, pa
    medicaid, pennsylvania medicaid, healthchoices, rite care, rhode island medicaid, ri medicaid, sc medicaid, sd
    medicaid, tenn care, coverkids, tennessee medicaid, star medicaid, star medicaid texas, texas star, star kids,
    starplus, texas chip, utah medicaid, vermont medicaid, famis, cardinal care, virginia medicaid, va medicaid,
    washington medicaid, wa apple health, mountain health trust, wv medicaid, west virginia medicaid, badger care
    plus, wisconsin medicaid, forward health, forwardhealth, forward card, wyoming medicaid, alabama medicaid,
    alaska medicaid, arizona medicaid, access arizona, arkansas medicaid, colorado medicaid, health
    first co, connecticut medicaid, ct medicaid, delaware medicaid, dc medicaid, hawaii medicaid, medquest, idaho
    medicaid, indiana medicaid, iowa medicaid, kansas medicaid, maine medicaid, plan de salud del gobierno, vital
    puerto rico, plan vital puerto rico, vital pr, seguro del gobierno, seguro del
    estado, la reforma, mediquei, medi kal, caloptima medi cal, la care medi cal, iehp medi cal, hpsm, san francisco
    health plan, alameda alliance, central california alliance for health, partnership health plan, partnership
    health, contra costa health plan, health plan of san joaquin, kern family health, santa clara family health,
    cencal, gold coast health plan, calviva`,
  tricare: `tri care, tricare prime, tricare select, tricare for life, tricare east, tricare west, triwest military,
    champus, military insurance, army insurance, humana military,
    tricare reserve, tricare reserve select, tricare young adult, tricare standard, tricare plus, tricare overseas,
    tricare retiree, military health insurance, navy insurance, military tricare, active duty insurance, us family
    health plan, usfhp, tricare west triwest, tri-care, try care, health net
    federal, seguro militar`,
  'va-community-care': `va insurance, va network, va community care, veterans affairs, veteran affairs,
    veterans administration, community care network, va choice, va benefits, triwest, seguro de veteranos, optum va,
    va healthcare, va health care,
    va ccn, vaccn, ccn, community care va, va referral, va authorization, veterans choice, veterans insurance,
    veteran insurance, veterans community care, mission act, va hospital, triwest va,
    optum va community care, va benefit, veterans benefits, veteran benefits, va coverage, veterans affairs
    insurance`,
  champva: `champ va,
    champ-va, champva insurance, champs va`,
  ihs: `ihs, indian health, indian health services, tribal health, native american health,
    indian health service, urban indian health, native american insurance, tribal insurance, tribal, tribal clinic,
    purchased referred care, american indian health, alaska native health`,
  'out-of-network': `out of network, out of network benefits, out-of-network, oon, superbill, superbills, super bill,
    out of network ppo, reimbursement, reimburse, fuera de la red,
    out of network insurance, out of network reimbursement, oon benefits, out of network provider, out of network
    doctor, super bills, submit to insurance, provides superbill, reimbursed, ppo out of network, fuera de red,
    reembolso`,
  'self-pay': `cash, cash pay, cash only, cash price, pay cash, paying cash, no insurance, no health insurance,
    without insurance, without health insurance, don't have insurance, do not have insurance, dont have any insurance,
    doesn't have insurance, not have insurance, have no insurance, lost my insurance, lost insurance, no coverage,
    uninsured, not insured, private pay, self pay, selfpay, out of pocket, pay out of pocket, pay privately,
    no tengo seguro, sin seguro, sin seguro médico, sin aseguranza, no tengo aseguranza, no tengo seguro médico,
    pagar en efectivo, efectivo, pago particular, pago privado,
    no tiene seguro, not using insurance, without using insurance, don't want to use insurance, doesn't take
    insurance, does not take insurance, no insurance taken, don't have any insurance, i have no insurance, i dont
    have insurance, between insurance, insurance ran out, lost coverage, no health coverage, without coverage, no
    health care coverage, cash based, cash practice, cash patient, cash patients, cash rate, cash rates, pay by
    myself, pay myself, paying myself, pay for it myself, paying out of pocket, pay on my own, self-funded, self insured, self paying, selfpaying, self payment, private
    paying, privately paying, private payment, direct pay, fee for service, uninsured patient, un insured,
    pago en efectivo, pagar de mi bolsillo, pago por mi cuenta, en efectivo, no tengo aseguransa, sin aseguransa, no
    tengo seguro de salud, no cuento con seguro`,
};

/**
 * Insurers and plans that have no value of their own. Each is searched for by itself in the profiles, and never empties
 * the list. From memory: which company stands behind one is not said here.
 */
export const OTHER_INSURERS = `cdphp, capital district physicians health plan, metroplus, metro plus, metroplus health, connecticare, essential plan,
  minnesotacare, minnesota care, health alliance plan, mclaren health plan, mclaren insurance, paramount health, medical mutual,
  medical mutual of ohio, summacare, aultcare, preferredone, preferred one, ucare, dean health, dean health plan, network health,
  security health plan, group health cooperative, sanford health plan, avera health plan, avera, sanford health, quartz, quartz health, hap,
  hap insurance, pacificsource, pacific source, samaritan health plan, careoregon, community health plan of washington, chpw, mercy care,
  health choice arizona, presbyterian health plan, presbyterian insurance, scott and white health plan, baylor scott and white health plan,
  community first health plans, community health choice, texas children's health plan, cook children's health plan,
  parkland community health, driscoll health plan, el paso health, firstcare, sendero, vantage health plan, alliant health plans,
  avmed, capital health plan, neighborhood health plan, nhpri, fallon health, fallon, health new england, allways health,
  mass general brigham health plan, mgb health plan, wellsense, well sense, bmc healthnet, community health options,
  martin's point, martins point, sentara health plan, optima health, virginia premier, johns hopkins ehp, priority partners,
  maryland physicians care, medstar family choice, jai medical, amerihealth caritas, jefferson health plans, health partners plans,
  sharp health plan, western health advantage, sutter health plus, valley health plan, chinese community health plan, cchp,
  mcs, mcs classicare, first medical, mmm healthcare, plan menonita, apwu, nalc, mhbp, compass rose, foreign service benefit plan,
  aflac, mutual of omaha, trustmark, meritus, centivo, imagine360, webtpa, cofinity, healthsmart, healthlink, first choice health,
  student insurance, student health insurance, student health plan, school health insurance, union insurance, teamsters, 32bj,
  liberty healthshare, eap, employee assistance program`;
