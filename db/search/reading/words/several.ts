/**
 * Phrases that mean several values: `filter:value`, any of those of one filter, and one of each filter. Read before the
 * words of a single value.
 */
export const SEVERAL: [phrases: string, values: string][] = [
  [
    `addiction, addictions, addict, addicted, addiction psychiatrist, addiction psychiatry, addiction doctor,
      addiction medicine, addiction specialist, addiction treatment, substance abuse, substance use, substance use disorder,
      substance use disorders, substance abuse treatment, substance, substances, sud, rehab, rehabilitation, detox, recovery,
      recovering addict, dual diagnosis, co occurring, in recovery, chemical dependency, relapse,
      adicción, adicciones, adicto, adicta, abuso de sustancias, sustancias, rehabilitación, psiquiatra de adicciones,
      desintoxicación, patología dual, uso de sustancias, drogodependencia, addictionologist, addictions specialist,
      addiction counselor, addiction counseling, addiction therapy, addiction help, addiction recovery,
      substance misuse, substance abuse counselor, alcohol and drug treatment, chemical dependence, dual diagnosed,
      cooccurring disorders, co occurring disorders, cross addiction, get clean, getting clean, stay clean,
      staying clean, sober living, clean and sober, 12 step, twelve step, relapsed, relapsing, detoxing,
      tolerance and withdrawal, mat clinic, dependencia química, adictos, vicio, vicios, dejar el vicio`,
    'condition:alcohol condition:opioids condition:stimulants',
  ],
  [
    `drug, drugs, drug addiction, drug addict, drug abuse, drug problem, drug use, drug rehab, drug dependence, on drugs,
      using drugs, hard drugs, street drugs, drogas, droga, adicción a las drogas, drogadicción, drogadicto,
      abuso de drogas, problema de drogas, does drugs, doing drugs, uses drugs, takes drugs, drug user,
      drug treatment, drug counseling, drug habit, druggie, drug dependency, dejar las drogas, usa drogas,
      consume drogas, narcotics, narcotic`,
    'condition:opioids condition:stimulants condition:cannabis',
  ],
  [
    `drugs and alcohol, drug and alcohol, alcohol and drugs, alcohol y drogas, drogas y alcohol`,
    'condition:alcohol condition:opioids condition:stimulants condition:cannabis',
  ],
  [
    `mood swings, mood swing, moody, mood changes, moodiness, ups and downs, emotional ups and downs, unstable mood,
      unstable moods, emotional, cambios de humor, cambios de ánimo, mood all over the place,
      emotions all over the place, up and down moods, mood instability, emotional instability,
      emotional roller coaster, mood swing disorder, mood shifts, cambios de humor repentinos,
      cambios de ánimo repentinos, altibajos`,
    'condition:bipolar condition:personality',
  ],
  [
    `mood, moods, mood disorder, mood disorders, mood stabilization, affective disorder, affective disorders,
      trastorno del ánimo, trastornos del ánimo, trastorno del estado de ánimo, estado de ánimo`,
    'condition:bipolar condition:depression',
  ],
  [
    `therapy, therapist, therapists, therapies, counseling, counselling, counselor, counselors, counsellor, talk therapy,
      psychotherapy, psychotherapist, psychotherapists, individual therapy, individual counseling, talk to someone,
      terapia, terapias, terapeuta, terapeutas, psicoterapia, psicoterapeuta, counselling services,
      consoling therapist, psycho therapy, one on one therapy, individual sessions, weekly therapy, therapy sessions,
      therapy session, does therapy, also does therapy, provides therapy, consejeria, terapia individual,
      terapia psicológica, ayuda psicológica, ayuda emocional, apoyo psicológico, apoyo emocional, consejería,
      consejero, consejera`,
    'treatment:supportive treatment:psychodynamic treatment:cbt',
  ],
  [
    `child and adolescent, child and adolescent psychiatrist, child and adolescent psychiatry, child adolescent,
      children and adolescents, children and teens, kids and teens, child adolescent psychiatrist, pediatrics and adolescents,
      niños y adolescentes, psiquiatra de niños y adolescentes, psiquiatra infantil y juvenil, infanto juvenil, infantojuvenil,
      school student, minors, underage, child adolescent psychiatry, children and adolescent, childrens and teens,
      kids and adolescents, tweens and teens, child teen, child and teen, child and teen psychiatrist, under 18,
      under eighteen, niños y jóvenes, menores de edad, menores, menor de edad, school aged kids,
      pediatric and adolescent`,
    'age:6-12 age:13-17',
  ],
  [`all ages, any age, lifespan, across the lifespan, todas las edades`, ''],
  [`play therapy, play therapist, terapia de juego`, 'age:0-5 age:6-12'],
  [`anger in children, angry child, angry kid`, 'condition:impulse age:6-12'],
  [
    `adult adhd, adhd in adults, adult add, add in adults, adults with adhd,
    adults with add, grown up adhd, adhd as an adult, tdah en adultos, tdah adultos`,
    'condition:adhd age:18-25 age:26-64',
  ],
  [
    `adult autism, autism in adults, autistic adult, autistic adults, adults with autism,
    autism as an adult, late diagnosed autism, adult aspergers, adults on the spectrum, autismo en adultos`,
    'condition:autism age:18-25 age:26-64',
  ],
  [
    `autism testing, autism diagnosis, autism assessment, autism evaluation, autism test,
    autism screening, autism eval, tested for autism, get tested for autism, diagnosed with autism,
    evaluación de autismo, diagnóstico de autismo`,
    'condition:autism treatment:evaluation',
  ],
  [
    `adult autism assessment, adult autism diagnosis, adult autism evaluation, adult autism testing`,
    'condition:autism treatment:evaluation age:18-25 age:26-64',
  ],
  [
    `adhd test, adhd eval, adhd screening, adhd psych eval, add testing, add evaluation,
    tested for adhd, tested for add, get tested for adhd, evaluated for adhd, diagnosed with adhd,
    diagnosed for adhd, evaluación de tdah, diagnóstico de tdah, prueba de tdahing, adhd diagnosis, adhd assessment,
    adhd evaluation, adhd test`,
    'condition:adhd treatment:evaluation',
  ],
  [`anxiety depression, depression anxiety`, 'condition:anxiety condition:depression'],
  [
    `chinese, chinese speaking, chinese psychiatrist, chinese doctor, chino, habla chino`,
    'language:cmn language:yue',
  ],
  [
    `south asian, indian psychiatrist, indian doctor, desi`,
    'language:hi language:ur language:gu language:pa language:te language:ta language:bn',
  ],
  [
    `nervous breakdown, mental breakdown, breakdown, crisis nerviosa`,
    'condition:anxiety condition:depression',
  ],
  [`baby blues, postpartum blues`, 'condition:perinatal'],
  [
    `dual eligible, dual eligibles, dual complete, dsnp, d snp, medi medi,
    medicare medicaid, medicare and medicaid, medicare or medicaid`,
    'insurance:medicare insurance:medicaid',
  ],
  // Who the patient is says nothing about the doctor.
  [
    `women with, men with, in women, in men, for women, for men, in females, in males,
      females with, males with, mujeres con, hombres con, en mujeres, en hombres, para mujeres, para hombres,
      sister in law, brother in law`,
    '',
  ],
  // The number is the doctor's, not the visit by phone.
  [`phone number, phone numbers, telephone number, phone no, phone num, número de teléfono, teléfono de`, ''],
  [
    `my son, my daughter, my sons, my daughters, our son, our daughter, mi hijo, mi hija, nuestro hijo, nuestra hija,
      my boy, my girl, my nephew, my niece, stepson, stepdaughter, my grandson, my granddaughter, mi nieto, mi nieta,
      sobrino`,
    'age:6-12 age:13-17',
  ],
  [
    `mother in law, father in law, my mother, my father, my mom, my dad, my parents,
    my parent, mi madre, mi padre, mi mamá, mi papá, mis padres`,
    '',
  ],
];

/**
 * Read only where nothing else is: with another word beside them they say who is asking ("veteran ptsd"), and are
 * searched for in the profiles.
 */
export const ALONE: [phrases: string, values: string][] = [
  [
    `va, v a, veteran, veterans, vet, vets, for veterans, veterano, veteranos, ex military`,
    'insurance:va-community-care',
  ],
  [
    `military, active duty, army, navy, marine, marines, air force, military family, militar, ejército`,
    'insurance:tricare',
  ],
  // The plan of New York, or the one of Indiana.
  [`hip`, 'insurance:emblemhealth insurance:medicaid'],
  // "drug free" is no wish for a price.
  [`free`, 'sliding_scale:1'],
];

/**
 * Only a guess: an age in numbers sets a guessed age aside, and a treatment that is named a general word for one
 * ("prescribes suboxone", "cbt therapist").
 */
export const GUESSES = `prescribe, prescribes, prescribing, prescriber, prescribed, prescription, prescriptions, medicate, recetar,
  therapy, therapist, therapists, therapies, counseling, counselling, counselor, psychotherapy, psychotherapist, talk therapy,
  individual therapy, terapia, terapeuta, psicoterapia, my son, my daughter, my sons, my daughters, our son, our daughter, mi hijo, mi hija,
  nuestro hijo, nuestra hija, my boy, my girl, my nephew, my niece, stepson, stepdaughter, my grandson, my granddaughter,
  mi nieto, mi nieta, sobrino, my kid, my kids, my child, my children, my baby, boy, girl, child, kid, hijos,
  mis hijos`;

/** Immediate danger: the number to call stands above the results. Searched for as what people then need. */
export const DANGER = {
  phrases: `suicidal, suicide, suicidality, suicidal thoughts, suicidal ideation, suicide attempt, attempted suicide, si thoughts,
    suicidal feelings, feeling suicidal, thoughts of suicide, thinking of suicide, thinking about suicide, commit suicide,
    i want to die, want to die, wanna die, wants to die, wish i was dead, wish i were dead, wish to die, i want to be dead,
    kill myself, killing myself, kill me, kill himself, kill herself, kill themselves, kms, kill somebody, kill someone,
    end my life, ending my life, end it all, end it, take my life, take my own life, taking my own life, unalive,
    don't want to live, do not want to live, don't want to be alive, don't want to be here anymore, don't want to be here,
    do not want to be here, don't want to exist, no reason to live, nothing to live for, can't go on, can't go on anymore,
    cannot go on, can't live like this, can't take it anymore, can't do this anymore, tired of living, tired of life,
    better off dead, better off without me, ready to die, going to die, harm myself, hurt myself, going to hurt myself, jump off a bridge,
    hang myself, shoot myself, overdose, overdosing, overdosed, overdose now, took too many pills, took all my pills,
    suicida, suicidio, suicidarme, suicidarse, pensamientos suicidas, ideas suicidas, ideación suicida, me quiero suicidar,
    quiero suicidarme, quiero morir, quiero morirme, me quiero morir, quiere morir, se quiere morir, matarme, quiero matarme,
    me quiero matar, se quiere matar, me voy a matar, quitarme la vida, quiero quitarme la vida, acabar con mi vida,
    terminar con mi vida, no quiero vivir, ya no quiero vivir, no quiero seguir viviendo, no quiero estar aquí, hacerme daño,
    sobredosis, no vale la pena vivir, mejor muerto, mejor muerta, suicidal urges, passive suicidal,
    passively suicidal, urge to die, wishing i was dead, wish i wasn't here, wish i wasn't alive,
    wish i was never born, rather be dead, rather die, i wanna kill myself, want to kill myself,
    want to kill himself, want to kill herself, wants to kill himself, wants to kill herself, wants to end his life,
    wants to end her life, tried to kill myself, tried to kill himself, tried to kill herself,
    tried to commit suicide, tried to end my life, tried to overdose, i'm going to kill myself, gonna kill myself,
    gonna end it, ending it all, want to end my life, want it to end, want to disappear forever, don't wanna live,
    don't wanna be here, don't wanna be alive, don't want to be alive anymore, don't want to wake up, never wake up,
    not wake up, hope i don't wake up, don't see a reason to live, no point in living, no point living,
    no point in life, life is not worth living, life isn't worth living, not worth living, nothing left to live for,
    no will to live, sick of living, done with life, done living, give up on life, giving up on life,
    ready to end it, slit my wrists, cut my wrists, jump off a building, in front of a train, sewerslide,
    kermit suicide, self delete, homicidal, homicidal thoughts, going to hurt someone, want to hurt someone,
    want to kill someone, swallowed pills, took a bunch of pills, i took pills, poisoned myself, loaded gun,
    pastillas para morir, me tomé muchas pastillas, me quiero ir de este mundo, no quiero despertar,
    quisiera estar muerto, quisiera estar muerta, ojalá estuviera muerto, ojalá estuviera muerta,
    ya no quiero estar aquí, ya no quiero seguir, no tengo razón para vivir, no hay razón para vivir,
    no vale la pena la vida, cansado de vivir, cansada de vivir, harto de vivir, harta de vivir, me voy a suicidar,
    se quiere suicidar, intento de suicidio, intentó suicidarse, intentó matarse, mi hijo se quiere matar,
    mi hija se quiere matar, cortarme las venas, r45 851, no aguanto más, ya no puedo más`,
  values: 'condition:self-harm condition:depression',
};
