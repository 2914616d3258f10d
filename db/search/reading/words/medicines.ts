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
      stimulant meds, focalin xr, ritalin la, adhansia, cotempla, dyanavel, adzenys, xelstrym, relexxii, onyda,
      clonidine er, clonidine, wellbutrin for adhd, adhd prescription, adhd pills, adhd drugs, generic adderall,
      generic vyvanse, medicina para el tdah, medicamento para adhd, non stimulant, nonstimulant, non stimulants,
      nonstimulants, non stimulant medication, non stimulant adhd meds, medicamento para tdah`,
    'condition:adhd treatment:medication',
  ],
  [
    `prozac, fluoxetine, zoloft, sertraline, lexapro, escitalopram, celexa, citalopram, wellbutrin, bupropion, effexor,
      venlafaxine, cymbalta, duloxetine, pristiq, desvenlafaxine, remeron, mirtazapine, trintellix, brintellix,
      vortioxetine, viibryd, vilazodone, auvelity, fetzima, levomilnacipran, nortriptyline, pamelor, amitriptyline,
      elavil, imipramine, tofranil, doxepin, desipramine, emsam, nardil, parnate, maoi, maois, tricyclic, tricyclics,
      zuranolone, exxua, deplin, rexulti, brexpiprazole, spravato alternative, sertralin, wellbutrin xl,
      wellbutrin sr, effexor xr, venlafaxin, aplenzin, forfivo, protriptyline, trimipramine, selegiline,
      tranylcypromine, phenelzine, isocarboxazid, marplan, esketamine alternative, gepirone,
      dextromethorphan bupropion, st johns wort, antidepresivos, vortioxetina, mirtazapina, desvenlafaxina,
      happy pills, fluoxetina, sertralina, escitalopram, bupropión, venlafaxina`,
    'condition:depression treatment:medication',
  ],
  [
    `xanax, alprazolam, klonopin, clonazepam, ativan, lorazepam, valium, diazepam, librium, chlordiazepoxide, buspar,
      buspirone, paxil, paroxetine, vistaril, hydroxyzine, atarax, benzo, benzos, benzodiazepine, benzodiazepines,
      xanax bars, xans, klonopins, lorazepan, hydroxyzin, benzodiazapine, oxazepam, clorazepate, tranxene,
      beta blocker, beta blockers, gabapentin, neurontin, gabapentine, pregabalin, lyrica, alprazolan, clonazepan,
      lorazepán, diazepán, benzodiacepinas, ansiolítico, ansiolíticos, propranolol, inderal, temazepam, restoril,
      clonazepán, alprazolán, clonazepam, rivotril, paroxetina`,
    'condition:anxiety treatment:medication',
  ],
  [
    `lamictal, lamotrigine, depakote, divalproex, valproate, valproic acid, depakene, tegretol, carbamazepine, trileptal,
      oxcarbazepine, latuda, lurasidone, vraylar, cariprazine, symbyax, equetro, topamax, topiramate, caplyta,
      lumateperone, lamotrigin, depakote er, valproato, lamotrigina, carbamazepina, olanzapine fluoxetine,
      mood stabilizer for bipolar, estabilizador del ánimo, lamotrigina`,
    'condition:bipolar treatment:medication',
  ],
  [
    `seroquel, quetiapine, abilify, aripiprazole, zyprexa, olanzapine, geodon, ziprasidone,
    seroquel xr, quetiapina, olanzapin, quetiapine fumarate`,
    'condition:bipolar condition:psychosis treatment:medication',
  ],
  [
    `risperdal, risperidone, haldol, haloperidol, invega, paliperidone, thorazine, chlorpromazine, saphris, asenapine,
      fanapt, iloperidone, cobenfy, prolixin, fluphenazine, perphenazine, trilafon, lybalvi, navane, loxapine,
      stelazine, haldol injection, cobenfi, invega, latuda for schizophrenia, molindone, moban, thioridazine,
      mellaril, thiothixene, trifluoperazine, pimozide, orap, nuplazid, pimavanserin, opipza, igalmi, antipsicótico,
      antipsicóticos, neuroléptico, risperidona, olanzapina, haloperidol`,
    'condition:psychosis treatment:medication',
  ],
  [
    `aricept, donepezil, namenda, memantine, leqembi, lecanemab, galantamine, rivastigmine,
    exelon, kisunla, donanemab, aricep, namzaric, razadyne`,
    'condition:dementia treatment:medication',
  ],
  [
    `ambien, zolpidem, lunesta, eszopiclone, trazodone, belsomra, dayvigo, quviviq, sonata, zaleplon, silenor, rozerem,
      melatonin, sleep meds, sleep medication, sleep aid, sleeping pills, desyrel, trazodona, pastillas para dormir,
      ambien cr, sleep medicine pills, sleeping medication, sleeping meds, sleeping medicine, sleeping aid,
      sleeping aids, sleep aids, sleep pills, sleeping tablets, halcion, triazolam, ramelteon, suvorexant,
      melatonina, medicina para dormir, pastilla para dormir, medicamento para dormir`,
    'condition:insomnia treatment:medication',
  ],
  [
    `luvox, fluvoxamine, anafranil, clomipramine, ocd meds, ocd medication, fluvoxamina, clomipramina, luvox cr`,
    'condition:ocd treatment:medication',
  ],
  [`prazosin, minipress`, 'condition:ptsd treatment:medication'],
  [`austedo, deutetrabenazine, ingrezza, valbenazine, tardive, tardive dyskinesia`, 'treatment:medication'],
  [
    `anxiety meds, anxiety medication, anxiety medicine, anti anxiety, anti anxiety meds,
    anti anxiety medication, anti-anxiety, antianxiety, anxiety pills, anxiety drugs, meds for anxiety,
    medication for anxiety, medicine for anxiety, medicina para ansiedad, pastillas para ansiedad,
    medicina para la ansiedad, pastillas para la ansiedad`,
    'condition:anxiety treatment:medication',
  ],
  [
    `depression meds, depression medication, depression medicine, antidepressant meds,
    anti depressant, anti depressants, anti-depressants, depression pills, depression drugs, meds for depression,
    medication for depression, medicine for depression, antidepressant medication`,
    'condition:depression treatment:medication',
  ],
  [
    `bipolar meds, bipolar medication, bipolar drugs, meds for bipolar, medication for bipolar, medicine for bipolar`,
    'condition:bipolar treatment:medication',
  ],
];
