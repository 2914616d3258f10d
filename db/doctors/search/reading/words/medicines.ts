/**
 * Medicines by brand and generic name: who takes one looks for somebody who prescribes it for what it is mostly given
 * for. What has a treatment of its own in the vocabulary is among the words for treatments.
 */
export const MEDICINES: [names: string, values: string][] = [
  [
    `adderall, adderall xr, ritalin, concerta, vyvanse, focalin, dexedrine, strattera, atomoxetine, methylphenidate,
      lisdexamfetamine, dextroamphetamine, dexmethylphenidate, amphetamine salts, mydayis, evekeo, qelbree, viloxazine, intuniv,
      guanfacine, daytrana, metadate, quillivant, jornay, azstarys, zenzedi, desoxyn, tenex, kapvay, stimulants for adhd,
      adhd meds, adhd medication, adhd medicine, add meds, add medication, adhd stimulant, adhd stimulants, stimulant medication,
      stimulant meds, non stimulant, nonstimulant, non stimulants, nonstimulants, non stimulant medication, non stimulant adhd meds, medicamento para tdah`,
    'condition:adhd treatment:medication',
  ],
  [
    `prozac, fluoxetine, zoloft, sertraline, lexapro, escitalopram, celexa, citalopram, wellbutrin, bupropion, effexor,
      venlafaxine, cymbalta, duloxetine, pristiq, desvenlafaxine, remeron, mirtazapine, trintellix, vortioxetine, viibryd,
      vilazodone, auvelity, fetzima, levomilnacipran, nortriptyline, pamelor, amitriptyline, elavil, imipramine,
      tofranil, doxepin, desipramine, emsam, nardil, parnate, maoi, maois, tricyclic, tricyclics, zuranolone, exxua, deplin,
      rexulti, brexpiprazole, spravato alternative, fluoxetina, sertralina, escitalopram, bupropión, venlafaxina`,
    'condition:depression treatment:medication',
  ],
  [
    `xanax, alprazolam, klonopin, clonazepam, ativan, lorazepam, valium, diazepam, librium, chlordiazepoxide, buspar,
      buspirone, paxil, paroxetine, vistaril, hydroxyzine, atarax, benzo, benzos, benzodiazepine, benzodiazepines,
      propranolol, inderal, temazepam, restoril, clonazepán, alprazolán, clonazepam, rivotril, paroxetina`,
    'condition:anxiety treatment:medication',
  ],
  [
    `lamictal, lamotrigine, depakote, divalproex, valproate, valproic acid, depakene, tegretol, carbamazepine, trileptal,
      oxcarbazepine, latuda, lurasidone, vraylar, cariprazine, symbyax, equetro, topamax, topiramate, caplyta,
      lumateperone, lamotrigina`,
    'condition:bipolar treatment:medication',
  ],
  [
    `seroquel, quetiapine, abilify, aripiprazole, zyprexa, olanzapine, geodon, ziprasidone`,
    'condition:bipolar condition:psychosis treatment:medication',
  ],
  [
    `risperdal, risperidone, haldol, haloperidol, invega, paliperidone, thorazine, chlorpromazine, saphris, asenapine,
      fanapt, iloperidone, cobenfy, prolixin, fluphenazine, perphenazine, trilafon, lybalvi, navane, loxapine, stelazine,
      risperidona, olanzapina, haloperidol`,
    'condition:psychosis treatment:medication',
  ],
  [
    `aricept, donepezil, namenda, memantine, leqembi, lecanemab, galantamine, rivastigmine, exelon, kisunla`,
    'condition:dementia treatment:medication',
  ],
  [
    `ambien, zolpidem, lunesta, eszopiclone, trazodone, belsomra, dayvigo, quviviq, sonata, zaleplon, silenor, rozerem,
      melatonin, sleep meds, sleep medication, sleep aid, sleeping pills, desyrel, trazodona, pastillas para dormir`,
    'condition:insomnia treatment:medication',
  ],
  [
    `luvox, fluvoxamine, anafranil, clomipramine, ocd meds, ocd medication`,
    'condition:ocd treatment:medication',
  ],
  [`prazosin, minipress`, 'condition:ptsd treatment:medication'],
  [`austedo, deutetrabenazine, ingrezza, valbenazine, tardive, tardive dyskinesia`, 'treatment:medication'],
  [
    `anxiety meds, anxiety medication, anxiety medicine, medicina para la ansiedad, pastillas para la ansiedad`,
    'condition:anxiety treatment:medication',
  ],
  [
    `depression meds, depression medication, depression medicine, antidepressant medication, pastillas para la depresión`,
    'condition:depression treatment:medication',
  ],
  [`bipolar meds, bipolar medication`, 'condition:bipolar treatment:medication'],
];
