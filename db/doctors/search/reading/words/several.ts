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
      desintoxicación, patología dual, uso de sustancias, drogodependencia`,
    'condition:alcohol condition:opioids condition:stimulants',
  ],
  [
    `drug, drugs, drug addiction, drug addict, drug abuse, drug problem, drug use, drug rehab, drug dependence, on drugs,
      using drugs, hard drugs, street drugs, drogas, droga, adicción a las drogas, drogadicción, drogadicto,
      abuso de drogas, problema de drogas`,
    'condition:opioids condition:stimulants condition:cannabis',
  ],
  [
    `drugs and alcohol, drug and alcohol, alcohol and drugs, alcohol y drogas, drogas y alcohol`,
    'condition:alcohol condition:opioids condition:stimulants condition:cannabis',
  ],
  [
    `mood swings, mood swing, moody, mood changes, moodiness, ups and downs, emotional ups and downs, unstable mood,
      unstable moods, emotional, cambios de humor, cambios de ánimo, altibajos`,
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
      terapia, terapias, terapeuta, terapeutas, psicoterapia, psicoterapeuta, consejería, consejero, consejera`,
    'treatment:supportive treatment:psychodynamic treatment:cbt',
  ],
  [
    `child and adolescent, child and adolescent psychiatrist, child and adolescent psychiatry, child adolescent,
      children and adolescents, children and teens, kids and teens, child adolescent psychiatrist, pediatrics and adolescents,
      niños y adolescentes, psiquiatra de niños y adolescentes, psiquiatra infantil y juvenil, infanto juvenil, infantojuvenil,
      school student, minors, underage`,
    'age:6-12 age:13-17',
  ],
  [`all ages, any age, lifespan, across the lifespan, todas las edades`, ''],
  [`play therapy, play therapist, terapia de juego`, 'age:0-5 age:6-12'],
  [`anger in children, angry child, angry kid`, 'condition:impulse age:6-12'],
  [
    `adult adhd, adhd in adults, adult add, add in adults, tdah en adultos, tdah adultos`,
    'condition:adhd age:18-25 age:26-64',
  ],
  [`adult autism, autism in adults, autistic adult, autistic adults`, 'condition:autism age:18-25 age:26-64'],
  [
    `autism testing, autism diagnosis, autism assessment, autism evaluation`,
    'condition:autism treatment:evaluation',
  ],
  [
    `adult autism assessment, adult autism diagnosis, adult autism evaluation, adult autism testing`,
    'condition:autism treatment:evaluation age:18-25 age:26-64',
  ],
  [
    `adhd testing, adhd diagnosis, adhd assessment, adhd evaluation, adhd test`,
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
    `my son, my daughter, my sons, my daughters, our son, our daughter, mi hijo, mi hija, nuestro hijo, nuestra hija,
      my boy, my girl, my nephew, my niece, stepson, stepdaughter, my grandson, my granddaughter, mi nieto, mi nieta, sobrino`,
    'age:6-12 age:13-17',
  ],
  [
    `my mother, my father, my mom, my dad, my parents, my parent, mi madre, mi padre, mi mamá, mi papá, mis padres`,
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
  mi nieto, mi nieta, sobrino, my kid, my kids, my child, my children, my baby, boy, girl, child, kid, hijos, mis hijos`;

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
    sobredosis, no vale la pena vivir, mejor muerto, mejor muerta, no aguanto más, ya no puedo más`,
  values: 'condition:self-harm condition:depression',
};
