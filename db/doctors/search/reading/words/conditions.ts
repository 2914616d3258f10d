import type { Condition } from '#contract/vocabulary.ts';

/** What people type for a condition besides its label, in English and Spanish: phrases between commas. */
export const CONDITION_WORDS: Record<Condition, string> = {
  adhd: `add, attention deficit, attention deficit disorder, attention deficit hyperactivity disorder, adhd in adults,
    adult adhd, inattentive, inattentive adhd, hyperactive, hyperactivity, can't focus, cannot focus, trouble focusing,
    problems focusing, can't concentrate, trouble concentrating, easily distracted, distracted, executive function,
    executive dysfunction, tdah, tda, déficit de atención, trastorno por déficit de atención, hiperactividad,
    hiperactivo, no puede concentrarse, no puedo concentrarme, falta de concentración, ad hd,
    can't pay attention, cannot pay attention, doesn't pay attention, trouble paying attention, can't sit still,
    won't sit still, fidgety, hyper, too hyper, scatterbrained, daydreaming, always distracted, add adhd, audhd, attention problems, attention issues, problemas de atención, no pone atención`,
  adjustment: `stress, stressed, stressed out, stressful, work stress, job stress, stress at work, adjustment disorder,
    adjustment, life changes, life transitions, life transition, divorce, divorced, getting divorced, going through a divorce,
    separation, breakup, break up, lost my job, job loss, laid off, unemployed, overwhelmed, feeling overwhelmed, coping, relocation,
    caregiver stress, estrés, estresado, estresada, divorcio, separación, agobiado, agobiada, trastorno de adaptación,
    life stress, school stress, family stress, burnt by work, going through a breakup, my divorce, big changes,
    retirement stress, moving to a new city, culture shock, homesick, homesickness, demasiado estrés, mucho estrés,
    me divorcio, ruptura`,
  anxiety: `anxious, gad, generalized anxiety, generalized anxiety disorder, anxiety disorder, anxiety disorders,
    severe anxiety, health anxiety, separation anxiety, anxiety attack, anxiety attacks, worry, worries, worried, worrying,
    worry too much, worried all the time, always worried, can't stop worrying, overthinking, overthink, racing thoughts,
    nervous, nerves, nervousness, on edge, can't relax, tense, freaking out, test anxiety, performance anxiety,
    ansiedad, ansioso, ansiosa, ansiedad generalizada, trastorno de ansiedad, nervios, nervioso, nerviosa, preocupación,
    preocupado, preocupada, miedo, miedos, temor, tengo miedo, ataque de ansiedad, ataques de ansiedad, angustia,
    worry constantly, worries constantly, constant worry, can't calm down, panicky feeling, anxiousness, jittery,
    shaky, uneasy, dread, sense of dread, stress and anxiety, high functioning anxiety, anxiety problems,
    relationship anxiety, climate anxiety, nervous wreck, scared all the time, afraid all the time, always scared,
    always nervous, nervous all the time, school anxiety, dental anxiety, driving anxiety, me preocupo mucho, me
    preocupo demasiado, siempre preocupado, siempre preocupada, muy nervioso, muy nerviosa`,
  autism: `asd, autistic, aspergers, asperger, asperger's syndrome, asperger syndrome, autism spectrum,
    autism spectrum disorder, on the spectrum, spectrum disorder, neurodivergent, neurodiverse, neurodiversity, pdd nos,
    autismo, autista, espectro autista, trastorno del espectro autista,
    autism level 1, autism level 2, autism level 3, level 1 autism, level 2 autism, level 3 autism, high functioning
    autism, nonverbal autism, nonverbal, autist, aspie, pda autism`,
  bipolar: `bipolar, bipolar 1, bipolar 2, bipolar i, bipolar ii, bipolar one, bipolar two, bipolar type 1,
    bipolar type 2, bipolar type i, bipolar type ii, bipolar disorder 1,
    bipolar disorder 2, bipolar disorder i, bipolar disorder ii, bipolar disorder type 1, bipolar disorder type 2,
    bipolar disorder type i, bipolar disorder type ii, type 1 bipolar, type 2 bipolar, bipolar affective disorder, bipolar depression, bp1, bp2, bipolarity,
    manic, mania, manic episode, manic episodes, manic depression, manic depressive, cyclothymia, cyclothymic, hypomania,
    hypomanic, trastorno bipolar, bipolaridad, manía, rapid cycling, mixed episodes,
    by polar, highs and lows, manic depressant, bi polar disorder, bipolar disorder with psychotic features, bpd 1,
    bipolar spectrum, bipolar mania, mixed state, mixed states, mixed episode`,
  'body-dysmorphic': `bdd, body dysmorphia, body dysmorphic, dysmorphia, dysmorphic, dismorfia corporal, body image,
    trastorno dismórfico,
    hate how i look, think i am ugly, muscle dysmorphia`,
  burnout: `burned out, burnt out, burn out, burning out, job burnout, physician burnout, work burnout, exhausted from work,
    exhausted, agotamiento, agotado, agotada, quemado, quemada, agotamiento laboral, desgaste profesional,
    burnt out at work, burned out at work, nurse burnout, doctor burnout, teacher burnout, parental burnout, mom
    burnout, autistic burnout, caregiver burnout, caretaker burnout, compassion fatigue, work exhaustion, overworked`,
  dementia: `dementias, alzheimers, alzheimer, alzheimer's disease, memory, memory loss, memory problems, memory issues, losing memory,
    losing my memory, lewy body, forgetful, forgetfulness, cognitive decline, cognitive impairment,
    mild cognitive impairment, senile, senility, vascular dementia, frontotemporal, demencia, pérdida de memoria,
    problemas de memoria, mal de alzheimer, olvidos, parkinsons dementia,
    forgetting everything, forgets everything, keeps forgetting, forgets things, forgetting things, losing his
    memory, losing her memory, lost his memory, lost her memory, sundowning, sundowners, ftd, alzheimers disease, early onset alzheimers, early onset dementia, pick's disease, se
    le olvida todo, se olvida de todo, pierde la memoria, perdiendo la memoria`,
  depression: `depressed, mdd, major depression, major depressive, major depressive disorder, depressive,
    depressive disorder, clinical depression, low mood, severe depression, depressive episode, depression disorder,
    dysthymia, dysthymic, persistent depressive disorder, seasonal depression, seasonal affective disorder,
    seasonal affective, winter blues, winter depression, sad, sadness, feeling sad, sad all the time, always sad, so sad,
    hopeless, hopelessness, feeling hopeless, feeling down, feeling blue, feeling low, feel down, feel empty, feeling empty, empty inside,
    worthless, feel worthless, feeling worthless, numb, feeling numb, no motivation, no energy, unmotivated, lost interest,
    can't get out of bed, can't stop crying, crying, crying all the time, cry all the time, cry every day, cries every day, crying every day,
    cries all the time, miserable, unhappy,
    nothing makes me happy, existential crisis, deprimido, deprimida, depresivo, depresiva, tristeza, triste, muy triste, desánimo,
    desesperanza, sin ganas, sin ganas de nada, sin energía, me siento triste, me siento vacío, no tengo ganas de nada,
    sin esperanza, ganas de llorar,
    cries a lot, crying a lot, i cry a lot, lost all interest, nothing brings me joy, no joy, anhedonia, no
    pleasure, no will, can't enjoy anything, don't enjoy anything, don't care about anything, cant get up in the
    morning, can't get up in the morning, sleeping all day, sleeps all day, stays in bed all day, staying in bed all
    day, despair, despondent, melancholy, melancholia, gloomy, low spirits, depress, depressing, depression and
    sadness, post breakup depression, holiday blues, the blues, chronic depression, high functioning depression,
    double depression, agitated depression, major depression disorder, me siento vacía, me siento sola, me siento
    solo, sin ganas de vivir, lloro mucho, lloro todo el tiempo, llora mucho, decaído, decaída, desanimado,
    desanimada, bajón, me siento mal, me siento deprimida, me siento deprimido`,
  'resistant-depression': `trd, treatment resistant, treatment resistant depression, resistant depression,
    refractory depression, treatment refractory, antidepressants don't work, antidepressants not working,
    nothing works for depression, meds not working,
    nothing works for my depression, nothing helps my depression, meds don't work, my meds don't work, tried every
    antidepressant, tried everything for depression, antidepressants stopped working, meds stopped working, hard to
    treat depression`,
  dissociative: `dissociative disorder, dissociation, dissociative, dissociating, dissociate, dissociative identity,
    dissociative identity disorder, depersonalization, derealization, dpdr, multiple personality, multiple personalities,
    multiple personality disorder, split personality, osdd, trastorno disociativo, disociación, despersonalización,
    feel unreal,
    zoning out, spacing out, zone out, feel detached, feeling detached, feeling unreal, out of body, losing time,
    lost time, blackouts, alters, dissociative amnesia, dissociative fugue, did system, dissociative identity
    disorder did`,
  eating: `eating disorder, anorexia, anorexic, anorexia nervosa, bulimia, bulimic, bulimia nervosa, binge eating,
    binge eating disorder, bingeing, binging, binge, bed binge eating, arfid, purging, disordered eating, overeating, overeat, overeats,
    eating too much, eats too much, eat too much, can't stop eating,
    emotional eating, food issues, orthorexia, picky eating, not eating, won't eat, throwing up food,
    trastorno alimenticio, trastornos alimenticios, trastorno de la alimentación, trastorno alimentario,
    trastornos alimentarios, trastornos de la conducta alimentaria, tca, atracones, comer compulsivo,
    throwing up after eating, throws up after eating, throw up after eating, makes herself throw up, making myself
    throw up, purge, purges, starving myself, starving herself, refuses to eat, refusing to eat, not eat, stopped
    eating, doesn't eat, isn't eating, don't eat, picky eater, picky eaters, extreme picky eating, restrictive
    eating, anorexia and bulimia, stress eating, compulsive eating, compulsive overeating, night eating, pica,
    rumination disorder, ednos, osfed, food addiction, diabulimia, no come, no
    quiere comer, vomita después de comer, comer en exceso, come demasiado`,
  somatic: `functional, functional neurological, conversion disorder, functional neurological disorder, fnd, somatic symptoms, somatic symptom disorder,
    somatic, somatization, psychosomatic, hypochondria, hypochondriac, hypochondriasis, illness anxiety,
    illness anxiety disorder, functional symptoms, non epileptic seizures, pnes, psicosomático, hipocondría,
    hipocondríaco, somatización, trastorno de conversión,
    medically unexplained symptoms, unexplained symptoms, unexplained pain, psychogenic, pseudoseizures, pseudo
    seizures, functional seizures, globus, stress related illness`,
  gambling: `gambling addiction, gambling problem, gambler, betting, sports betting, casino, compulsive gambling,
    ludopatía, juego patológico, apuestas, adicción al juego, ludópata,
    online gambling, gambles, can't stop gambling, compulsive gambler, problem gambling, lottery addiction, slots,
    poker addiction, juegos de azar, apuestas deportivas`,
  'gender-dysphoria': `transgender, trans, trans friendly, trans affirming, transgender care, gender, gender identity,
    gender affirming, gender affirming care, gender affirming letter, gender care, hrt letter, hormone letter,
    letter for surgery, top surgery letter, transition, transitioning, gender questioning, gender transition,
    mtf, ftm, transsexual, disforia de género, identidad de género, transgénero, transexual,
    letter for top surgery, letter for bottom surgery, letter for hormones, letter for hrt, surgery letter, gender confirmation, gender incongruence, gender nonconforming, gender
    nonconforming kid, gender clinic, trans man, trans woman, trans men, trans women, trans kid, trans teen, trans
    youth, transmasc, transfem, transgender friendly, coming out as trans, questioning my gender, questioning
    gender, mujer trans, hombre trans, persona trans,`,
  grief: `loss, bereavement, bereaved, grieving, mourning, loss of a loved one, loss of loved one, losing a loved one,
    lost a loved one, loss of a parent, loss of a child, loss of spouse, loss of my husband, loss of my wife,
    loss of my mother, loss of my father, grief and loss, loss and grief, lost my husband, lost my wife, lost my mom,
    lost my mother, lost my dad, lost my father, lost my son, lost my daughter, lost my child, lost my baby, lost my brother,
    lost my sister, lost my partner, lost my best friend, lost a child, my husband died, my wife died, my mom died,
    my mother died, my dad died, my father died, my son died, my daughter died, my child died, my brother died,
    my sister died, my partner died, my friend died, my dog died, my baby died, wife passed away, husband passed away,
    mother passed away, mom passed away, father passed away, dad passed away, passed away, death in the family,
    death of, someone died, miscarriage, stillbirth, widow, widowed, widower, complicated grief, prolonged grief,
    pregnancy loss, infant loss, suicide loss,
    duelo, luto, murió mi, se murió mi, murió mi esposo, murió mi esposa, murió mi madre, murió mi padre, fallecimiento,
    falleció mi, perdí a mi, pérdida de un ser querido, viuda, viudo, mi esposo murió, mi madre murió, mi mamá murió,
    lost my grandmother, lost my grandfather, lost my grandma, lost my grandpa, lost my fiance, lost my boyfriend,
    lost my girlfriend, lost my parents, lost a parent, lost a friend, lost my friend, lost my dog, lost my cat,
    lost my pet, my grandmother died, my grandfather died, my grandma died, my grandpa died, my cat died, my
    boyfriend died, my girlfriend died, my parents died, wife died, husband died, son died, daughter died, mom died,
    dad died, mother died, father died, child died, baby died, brother died, sister died, friend died, partner died,
    dog died, pet loss, loss of a pet, loss of my mom, loss of my dad, loss of my son, loss of my daughter, loss of
    my child, loss of my baby, loss of my brother, loss of my sister, loss of my partner, loss of a friend, loss of
    a baby, traumatic grief, anticipatory grief, bereavement counseling, grief counseling, grief counselor, grief
    therapy, dealing with death, dealing with loss, death of my, perdí a mi mamá, perdí a mi esposo, perdí a mi
    hijo, perdí un bebé, se murió, murió, mi papá murió, mi esposa murió, mi hijo murió, mi hija murió, mi abuela
    murió, muerte de un ser querido`,
  'hair-skin-picking': `trichotillomania, trich, hair pulling, pulling hair, pulling my hair, pulling my hair out,
    pulls hair, pulls her hair, skin picking, picking skin, picking my skin, pick my skin, dermatillomania, excoriation,
    excoriation disorder, bfrb, body focused repetitive behavior, nail biting, biting nails, tricotilomanía,
    arrancarse el pelo, me arranco el pelo,
    picks his skin, picks her skin, picks at skin, picking at my skin, pulling out hair, pulling out my hair, pulls
    out hair, pulls out her hair, pulls his hair, pulling eyelashes, pulling out eyelashes, eyelash pulling, scab
    picking, picking scabs, cheek biting, bites nails, nail picking`,
  impulse: `conduct disorder, conduct, odd, oppositional, oppositional defiant, oppositional defiant disorder, defiant,
    defiance, anger, angry, anger management, anger issues, anger problems, rage, rages, temper, temper tantrums, tantrums,
    outbursts, angry outbursts, aggression, aggressive, aggressive behavior, violent, impulse control,
    impulse control disorder, impulsive, impulsivity, intermittent explosive disorder, ied, kleptomania, pyromania,
    behavior problems, behavioral problems, behavior issues, behavioral issues, dmdd, acting out, irritability,
    shopping addiction, compulsive shopping, hypersexuality,
    ira, enojo, control de la ira, manejo de la ira, agresividad, agresivo, rabia, impulsividad, berrinches,
    problemas de conducta, mala conducta, trastorno de conducta,
    hitting, hits other kids, hits people, throwing things, throws things, breaking things, meltdowns, meltdown,
    explosive, explosive anger, explosive temper, short temper, bad temper, gets so angry, gets angry, always angry,
    angry all the time, so angry, lose my temper, loses his temper, losing my temper, road rage, rageful, fits of
    rage, oppositional behavior, defiant behavior, steals, stealing, shoplifting, lying and stealing, fire setting,
    hostile, hostility, bad behavior, out of control, uncontrollable, destructive, disruptive, disruptive behavior,
    fighting at school, kicked out of school, expelled, disruptive mood dysregulation, se enoja mucho, muy enojado,
    muy enojada, mal genio, mal carácter, pega a otros niños, desobediente, rebelde,`,
  insomnia: `sleep, sleeping, sleepless, sleeplessness, can't sleep, cant sleep at night, cannot sleep, not sleeping,
    not sleep, unable to sleep, can't fall asleep, can't stay asleep, trouble sleeping, trouble falling asleep,
    difficulty sleeping, problems sleeping, sleep problems, sleep problem, sleep issues, sleep trouble, sleep disorder,
    sleep disorders, sleep medicine, sleep doctor, sleep specialist, waking up at night, up all night, awake all night,
    nightmares, nightmare, night terrors, sleep apnea, restless legs, narcolepsy, ambien, lunesta, trazodone, sleeping pills,
    insomnio, no puedo dormir, no duermo, no duerme, no puede dormir, dormir, dificultad para dormir,
    problemas para dormir, problemas de sueño, trastorno del sueño, trastornos del sueño, pesadillas, desvelo,
    no logro dormir, sueño,
    cannot fall asleep, can not sleep, can not fall asleep, cannot stay asleep, trouble staying asleep, trouble
    getting to sleep, difficulty falling asleep, difficulty staying asleep, hard to sleep, hard time sleeping, wake
    up at night, wakes up at night, wake up every night, wakes up every night, wake up in the middle of the night,
    wakes up in the middle of the night, waking up in the middle of the night, wake up at 3am, wake up at 4am, wake
    up at 3, wake up at 4, waking up at 3am, waking up at 4am, awake at night, awake at 3am, up at night, stay up
    all night, staying up all night, lying awake, lay awake, wide awake at night, doesn't sleep, does not sleep,
    isn't sleeping, is not sleeping, aren't sleeping, don't sleep, do not sleep, didn't sleep, haven't slept, hasn't
    slept, have not slept, never sleep, never sleeps, won't sleep, barely sleep, barely sleeping, sleep deprived,
    sleep deprivation, poor sleep, bad sleep, sleepwalking, sleep walking, sleep paralysis, night sweats,
    hypersomnia, oversleeping, sleeping too much, sleeps too much, circadian rhythm, delayed sleep phase,
    insomniac, sleeping disorder, sleeping problems, sleeping issues, me despierto en la noche, me despierto de
    noche, no puede conciliar el sueño, sin dormir, mal dormir, duermo mal, sonambulismo, apnea del sueño`,
  'intellectual-disability': `intellectual, developmental disability, developmental disabilities, developmental delay,
    developmentally delayed, intellectual disability, intellectually disabled, down syndrome, downs syndrome, idd,
    special needs, fragile x, fetal alcohol, learning disability, learning disabilities, discapacidad intelectual,
    síndrome de down, necesidades especiales, retraso mental, retraso en el desarrollo,
    intellectually challenged, mentally challenged, mental retardation, cognitive disability, cognitive delay, low
    iq, borderline intellectual, fetal alcohol syndrome, fasd, prader willi, williams syndrome, angelman`,
  ocd: `obsessive compulsive, obsessive compulsive disorder, obsessive, obsessions, obsession, obsessive thoughts,
    compulsions, compulsive, intrusive thoughts, unwanted thoughts, washing hands, hand washing,
    washing my hands, can't stop washing, contamination, germs, germaphobe, rituals, hoarding, hoarder, pure o, rocd, hocd,
    scrupulosity, pandas, pans, toc, trastorno obsesivo compulsivo, obsesivo compulsivo, obsesivo, obsesiones,
    compulsiones, pensamientos intrusivos, pensamientos obsesivos, acumulación,
    checking things over and over, checking over and over, checking locks, checking the locks, checking the stove,
    checking compulsions, counting things, counting compulsion, repeating things, arranging things,
    everything has to be perfect, needs everything in order, afraid of germs, germophobe, germaphobia, germophobia,
    contamination ocd, harm ocd, relationship ocd, religious ocd, ocd thoughts, unwanted intrusive thoughts,
    disturbing thoughts, bad thoughts, repetitive behaviors, repetitive thoughts, washes hands, washes her hands,
    washes his hands, handwashing, hand-washing, excessive cleaning, cleaning obsession, clean freak, skin checking,
    perfectionism ocd, hoards, hoarding disorder, lavarse las manos, se lava las manos, rituales, manía de limpieza,
    acumulador, revisar todo,`,
  panic: `panic attacks, panic disorder, panic attack, panicking, panicky, having panic attacks,
    heart racing, pánico, ataque de pánico, ataques de pánico, trastorno de pánico, crisis de pánico,
    heart pounding, heart races, my heart races, can't breathe, can't breath, short of breath, hyperventilating,
    hyperventilation, feel like i'm dying, feel like dying, think i'm dying, feels like a heart attack, panic and
    anxiety, panics, corazón acelerado, no puedo respirar, me falta el aire, palpitaciones`,
  perinatal: `postpartum, post partum, postpartum depression, postpartum anxiety, postpartum psychosis, post partum depression,
    post partum anxiety, post partum psychosis, postnatal,
    post natal depression, postnatal depression, ppd, ppa, perinatal, perinatal mood, prenatal, pregnancy, pregnant,
    breastfeeding, nursing mother, new mom, new mother, new moms, baby blues, just had a baby, had a baby, after birth,
    after childbirth, after baby, after having a baby, gave birth, expecting, trying to conceive, infertility, fertility,
    ivf, maternal mental health, maternal, reproductive psychiatry, reproductive psychiatrist, reproductive mental health,
    women's mental health, womens health, women's health, antepartum,
    posparto, postparto, embarazo, embarazada,
    después del parto, acabo de tener un bebé, tuve un bebé, recién parida, lactancia, salud mental materna,
    prego, preggo, preggers, expecting a baby, expecting mother, expectant mother, mom to be,
    pregnancy anxiety, pregnancy depression, prenatal depression, antenatal, antenatal depression, after giving
    birth, after delivery, after my baby, after the baby, since my baby was born, since having a baby, my newborn,
    newborn, post pardum, post partem, postpartum ocd, postpartum rage, perinatal
    psychiatrist, perinatal psychiatry, perinatal depression, perinatal anxiety, trying to get pregnant, trying to
    have a baby, ttc, fertility treatment, breast feeding, breast-feeding, nursing mom, lactating, lactation,
    zurzuvae, zuranolone, birth control and mood, mamá primeriza, recién dada a luz, dar a luz, di a luz,
    amamantando, dando pecho, esperando un bebé, quedar embarazada`,
  personality: `personality, personality disorders, bpd, borderline, borderline personality, borderline personality disorder, personality disorder,
    emotionally unstable, emotion dysregulation, emotional dysregulation, emotional regulation, narcissism, narcissist,
    narcissistic, narcissistic personality disorder, npd, antisocial, antisocial personality, sociopath, sociopathy,
    psychopath, histrionic, avoidant, avoidant personality, schizoid, schizotypal, ocpd, dependent personality,
    fear of abandonment, abandonment issues, trastorno límite, trastorno límite de la personalidad, límite, tlp,
    trastorno de personalidad, narcisista, narcisismo, trastorno de la personalidad,
    bpd splitting, splitting, fear of rejection, rejection sensitivity, unstable relationships, push people away,
    quiet bpd, cluster b, dependent personality disorder, avoidant personality disorder, antisocial personality
    disorder, histrionic personality disorder, schizotypal personality disorder, paranoid personality, paranoid
    personality disorder, obsessive compulsive personality, eupd`,
  phobias: `phobia, phobic, fear of flying, afraid of flying, fear of heights, fear of needles, needle phobia,
    fear of spiders, fear of driving, fear of dogs, fear of vomiting, emetophobia, claustrophobia, claustrophobic,
    agoraphobia, agoraphobic, afraid to leave the house, can't leave the house, can't leave my house, fear of public places,
    scared of flying, scared of needles, specific phobia, fobia, fobias, miedo a volar, agorafobia, claustrofobia,
    miedo a las alturas, miedo a salir, school refusal, school avoidance,
    afraid of heights, scared of heights, afraid of needles, afraid of dogs, afraid of spiders, afraid of driving,
    scared of driving, scared of dogs, afraid of the dark, scared of the dark, afraid of elevators, fear of
    elevators, afraid of vomiting, afraid of blood, fear of blood, fear of dentists, fear of doctors, white coat,
    fear of death, fear of dying, fear of the dark, fear of bugs, fear of snakes, fear of crowds, fear of choking,
    fear of swallowing, arachnophobia, acrophobia, trypophobia, thanatophobia, hemophobia, dentophobia, irrational
    fear, irrational fears, won't leave the house, afraid to go outside, scared to go outside, scared to leave the
    house, never leaves the house, won't go to school, refuses to go to school, afraid to fly, scared to fly, miedo
    a las agujas, miedo a la oscuridad, no quiere ir a la escuela`,
  pmdd: `premenstrual, premenstrual dysphoric, premenstrual dysphoric disorder, pms, before my period, period mood,
    mood before period, premenstrual syndrome, síndrome premenstrual, trastorno disfórico premenstrual, tdpm,
    pre menstrual, pre-menstrual, pmdd symptoms, period depression, depressed before my period, moody before my
    period, period mood swings, menstrual mood, hormonal mood swings, síndrome pre menstrual, cólicos y
    tristeza`,
  psychosis: `psychosis, psychoses, schizophrenia, schizophrenic, schizophreniform, schizoaffective, schizoaffective disorder, psychotic,
    psychotic episode, psychotic break, first episode psychosis, first episode, hearing voices, hears voices, hear voices, hears things, hears things that aren't there, hearing things that aren't there, hear things, hears people, sees things, see things,
    seeing things, things that aren't there,
    voices, voces, voices in my head, voices in head, seeing things, seeing things that aren't there, hallucinations, hallucinating,
    hallucination, delusions, delusional, delusion, paranoid, paranoia, thinks people are following him,
    people are following me, losing touch with reality, catatonia, catatonic, esquizofrenia, esquizofrénico,
    esquizoafectivo, psicosis, psicótico, oye voces, oigo voces, oír voces, escuchar voces, escucho voces, escucha voces,
    alucinaciones, delirios, paranoico, paranoia, brote psicótico,
    hears a voice, hearing a voice, voices telling, hearing sounds, talks to himself, talks to herself, talking to
    himself, talking to herself, thinks someone is following, thinks people are watching, thinks people are after
    him, thinks people are after her, thinks he is god, people are watching me, someone is following me, they are
    following me, fbi is following me, cia is watching me, being watched, being followed, not in reality, out of
    touch with reality, lost touch with reality, disorganized thinking, schizo, schizzophrenia, early psychosis, prodromal, delusional disorder, brief psychotic
    disorder, drug induced psychosis, cannabis induced psychosis, sicosis, escuchando voces, ve cosas, ve
    cosas que no existen, delirio, delira, se cree perseguido, esquizo, squizofrenia`,
  ptsd: `ptsd, trauma, traumas, traumatic, traumatized, trauma therapy, trauma informed, post traumatic stress,
    posttraumatic stress, post traumatic stress disorder, posttraumatic stress disorder, post traumatic, posttraumatic,
    ptsd treatment, cptsd, c ptsd, complex ptsd, complex trauma, childhood trauma, abuse, abused, sexual abuse,
    sexually abused, child abuse, childhood abuse, emotional abuse, domestic violence, domestic abuse, abusive relationship,
    sexual assault, sexually assaulted, sexual trauma, raped, rape, assault, assaulted, combat, combat trauma, war, flashbacks,
    military sexual trauma, mst, accident trauma, survivor, first responder, birth trauma,
    tept, estrés postraumático, trastorno de estrés postraumático, trauma infantil, traumas de la infancia, abuso,
    abuso sexual, violencia doméstica, maltrato, violación, postraumático,
    p t s d, post traumatic stress syndrome, ptss, war trauma, war
    veteran, combat veteran, combat vet, gulf war, vietnam vet, vietnam veteran, iraq war, afghanistan war, medical
    trauma, religious trauma, racial trauma, attachment trauma, developmental trauma, generational trauma,
    intergenerational trauma, family trauma, car accident, school shooting, shooting survivor, mass shooting,
    robbery, mugged, kidnapped, human trafficking, trafficking, trafficked, abuse survivor, incest, molested,
    molestation, molest, beaten, beat me, hits me, abusive husband, abusive ex, abusive parents, abusive partner,
    battered woman, battered, neglect, childhood neglect, emotional neglect, narcissistic abuse survivor, startle,
    hypervigilant, hypervigilance, triggered, bad memories, reliving, nightmares from war, sexual violence, sexual
    harassment, stalked, stalking, acute stress disorder, acute stress, moral injury, trauma counseling, trauma
    counselor, trauma therapist, trauma specialist, abusada, abusado, me violaron, violada, me golpea, me pega,
    maltratada, guerra, estrés post traumático, trauma de guerra`,
  'self-harm': `self harm, self harming, selfharm, self injury, self injurious, self mutilation, cutting, cutting myself,
    cuts herself, cuts himself, cut myself, hurting myself, hurts herself, burning myself, nssi, autolesiones, autolesión,
    cortarse, se corta, me corto, hacerse daño, se hace daño, cuts her arms, cut her arms, cut herself, cut himself, burns herself, burning herself, scratching herself,
    head banging, bangs his head, banging head, hurting herself, hurting himself, hurts himself, hurt herself, hurt
    himself, self harms, self-harmer, sh urges, se corta los brazos, se hace cortes, cortarme, lastimarme, se
    lastima, lastimarse,`,
  sexual: `erectile dysfunction, ed erectile, low libido, no libido, loss of libido, low sex drive, no sex drive,
    libido, impotence, sexual problems, sexual issues, sexual side effects, sexual dysfunction, premature ejaculation, sex,
    vaginismus, pssd, viagra, disfunción eréctil, disfunción sexual, problemas sexuales, falta de deseo, impotencia,
    deseo sexual, can't get an erection, erection, erections, can't orgasm, anorgasmia, no orgasm, painful sex, low desire, no
    desire, sexual desire, loss of sex drive, lost my sex drive, high libido, sexual function, sex therapy, sex
    therapist, asexual concerns, eyaculación precoz, falta de apetito sexual, no tengo deseo sexual,
    porn addiction, sex addiction, pornography, pornography addiction, porn, addicted to porn, addicted to sex,
    masturbation, adicción al sexo, adicción a la pornografía`,
  'social-anxiety': `shyness, shy, too shy, painfully shy, social phobia, socially anxious, socially awkward,
    social anxiety disorder, public speaking, fear of public speaking, afraid of people, scared of people, fear of people,
    fear of social situations, selective mutism, ansiedad social, fobia social, timidez, tímido, miedo a la gente,
    miedo de hablar en público, miedo a hablar en público,
    stage fright, fear of talking to people, afraid to talk to people, scared to talk to people, nervous around
    people, anxious around people, hate crowds, awkward around people, fear of being judged, fear of judgment,
    afraid of being judged, fear of presentations, glossophobia, won't talk at school, doesn't talk at school,
    mutism, social fobia, pánico escénico, no habla en la escuela, muy tímido, muy tímida,`,
  alcohol: `alcohol, alcoholism, alcoholic, alcohol addiction, alcohol abuse, alcohol use disorder, alcohol problem, aud,
    alcohol dependence, alcohol rehab, alcohol detox, drinking, drinks, drinks too much, drinking too much, drink too much,
    drinking problem, problem drinking, quit drinking, stop drinking, can't stop drinking, heavy drinking, binge drinking,
    husband drinks, drunk, drunkard, booze, sober, sobriety, alcoholics anonymous, antabuse, disulfiram, acamprosate, campral,
    alcoholismo, alcohólico, alcohólica, bebo demasiado, bebe demasiado, toma mucho, beber, dejar de beber, dejar de tomar,
    tomo demasiado, borracho, bebida, problemas con el alcohol, problema de alcohol, alcoholi, etoh, etoh abuse, alcohol withdrawal, alcoholic
    husband, alcoholic wife, alcoholic father, alcoholic mother, functioning alcoholic, functional alcoholic, drinks
    every day, drinks every night, drink every day, drink every night, drinking every day, drinking every night,
    drinks all day, blackout drinking, wine, vodka, whiskey, liquor, dui, dwi, dui evaluation, aa meetings,
    dry out, cut back on drinking, cutting down drinking, stop my drinking, my drinking, get sober, getting sober,
    staying sober, newly sober, toma todos los días, bebe todos los días, tomar alcohol, cerveza, quiero dejar de
    tomar, quiero dejar el alcohol, dejar el alcohol, dejar la bebida, dejar el trago, alcoólatra`,
  opioids: `opioid, opioid addiction, opioid use disorder, oud, opioid dependence, heroin, heroin addiction, fentanyl,
    fent, opiate, opiates, opiate addiction, oxycodone, oxycontin, oxy, percocet, percs, vicodin, hydrocodone, norco, morphine,
    codeine, tramadol, painkillers, pain killers, pain pills, painkiller addiction, pill addiction, addicted to pills,
    addicted to pain pills, kratom, methadone, methadone clinic, narcan, naloxone, opioide, opioides, heroína, fentanilo,
    metadona, adicción a las pastillas, opiáceos, analgésicos,
    oxys, perc 30s, roxies, roxicodone, blues pills, lortab, dilaudid, hydromorphone, oxymorphone, opana,
    tranq, xylazine, carfentanil, nitazenes, dopesick, dope sick, hooked on pills, addicted to oxy,
    addicted to percocet, addicted to heroin, addicted to fentanyl, pills addiction, pill problem, addicted to
    painkillers, pain pill addiction, pain med addiction, prescription drug abuse, prescription drug addiction,
    prescription pills, opioid withdrawal, opiate withdrawal, heroin withdrawal, percocets,
    tianeptine, 7oh, pastillas para el dolor, adicto a pastillas, adicto a las pastillas`,
  stimulants: `cocaine, coke, crack, crack cocaine, meth, crystal meth, methamphetamine, amphetamine, amphetamines, speed,
    stimulant, stimulant addiction, stimulant use disorder, adderall addiction, adderall abuse, mdma, cocaína,
    metanfetamina, metanfetaminas, cristal, anfetaminas, estimulantes,
    coke addiction, cocaine addiction, meth addiction, meth addict, methhead, ice addiction, tweaking,
    tweaker, crack addiction, crack addict, methamphetamines, adderall addict,
    addicted to adderall, addicted to cocaine, addicted to meth, addicted to coke, ecstasy, bath salts,
    perico`,
  cannabis: `cannabis, cannabis addiction, marijuana, weed, pot, pot addiction, thc, cannabis use disorder, weed addiction, smoking weed, smokes weed,
    smoking pot, quit weed, quit smoking weed, stop smoking weed, marijuana addiction, dabs, edibles, mariguana, marihuana,
    addicted to weed, cannabis dependence, marijuana use, smokes pot, smokes marijuana, smoking marijuana, weed
    every day, quit marijuana, quit smoking pot, quit cannabis, quit pot, stop smoking pot, stop smoking marijuana,
    reefer, ganja, blunts, bong, dab pen, delta 8, chs, cannabinoid hyperemesis, fuma mota, fuma marihuana, hierba, porros, dejar la marihuana`,
  nicotine: `nicotine, smoking, smoke, smoker, vaping, vape, vapes, tobacco, quit smoking, stop smoking, smoking cessation,
    quit vaping, cigarettes, cigarette, juul, nicotine addiction, chantix, varenicline, dejar de fumar, fumar, tabaco,
    tabaquismo, cigarrillos, nicotina, vapeo,
    chain smoker, smokes cigarettes, smokes, addicted to vaping, vaping addiction, addicted to nicotine, zyn,
    nicotine pouches, chew tobacco, chewing tobacco, stop vaping, nicotine patch, nicotine gum, wellbutrin for
    smoking, dejar el cigarro, dejar el tabaco, dejar de vapear, cigarro, cigarros,
    vapear`,
  'brain-injury': `tbi, concussion, concussions, post concussion, post concussion syndrome, postconcussive,
    traumatic brain injury, head injury, head trauma, brain damage, stroke, after stroke, cte, encephalitis,
    lesión cerebral, daño cerebral, conmoción cerebral, traumatismo craneal, derrame cerebral,
    brain injured, head concussion, hit his head, hit her head, hit my head, brain trauma, anoxic brain injury, aneurysm, post stroke, poststroke, poststroke depression, acquired brain
    injury, brain bleed, brain fog after concussion, golpe en la cabeza, lesión en la cabeza, derrame`,
  tics: `tic, tourette, tourettes, tourette syndrome, tourettes syndrome, tourette disorder, tic disorder, tic disorders,
    motor tics, vocal tics, twitching, twitches, síndrome de tourette, tic nervioso, tics nerviosos, tourette's disorder,
    twitch, twitchy, blinking tic, blinking a lot, throat clearing, coprolalia, parpadeo, tiene tics`,
};
