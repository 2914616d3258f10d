/** A medical school and the state it is in; `since` is the first year in which somebody graduated, where that is recent. */
export interface School {
  name: string;
  state: string;
  since: number;
}

/** Schools that grant the MD. */
export const MD_SCHOOLS = schools(`
  AL University of Alabama at Birmingham Heersink School of Medicine
  AL University of South Alabama College of Medicine
  AR University of Arkansas for Medical Sciences
  AZ University of Arizona College of Medicine – Tucson
  CA University of California, San Francisco School of Medicine
  CA Stanford University School of Medicine
  CA David Geffen School of Medicine at UCLA
  CA Keck School of Medicine of USC
  CA University of California, Davis School of Medicine
  CA University of California, San Diego School of Medicine
  CA University of California, Irvine School of Medicine
  CA Loma Linda University School of Medicine
  CO University of Colorado School of Medicine
  CT Yale School of Medicine
  CT University of Connecticut School of Medicine
  DC Georgetown University School of Medicine
  DC George Washington University School of Medicine
  DC Howard University College of Medicine
  FL University of Florida College of Medicine
  FL University of Miami Miller School of Medicine
  FL USF Health Morsani College of Medicine
  FL University of Central Florida College of Medicine 2013
  GA Emory University School of Medicine
  GA Medical College of Georgia
  GA Morehouse School of Medicine 1985
  GA Mercer University School of Medicine 1986
  HI John A. Burns School of Medicine, University of Hawaiʻi
  IA University of Iowa Carver College of Medicine
  IL Northwestern University Feinberg School of Medicine
  IL University of Chicago Pritzker School of Medicine
  IL Rush Medical College
  IL Loyola University Chicago Stritch School of Medicine
  IL University of Illinois College of Medicine
  IL Southern Illinois University School of Medicine
  IN Indiana University School of Medicine
  KS University of Kansas School of Medicine
  KY University of Kentucky College of Medicine
  KY University of Louisville School of Medicine
  LA Tulane University School of Medicine
  LA LSU Health New Orleans School of Medicine
  LA LSU Health Shreveport School of Medicine
  MA Harvard Medical School
  MA Boston University Chobanian & Avedisian School of Medicine
  MA Tufts University School of Medicine
  MA UMass Chan Medical School
  MD Johns Hopkins University School of Medicine
  MD University of Maryland School of Medicine
  MD Uniformed Services University of the Health Sciences 1980
  MI University of Michigan Medical School
  MI Wayne State University School of Medicine
  MI Michigan State University College of Human Medicine
  MN University of Minnesota Medical School
  MN Mayo Clinic Alix School of Medicine
  MO Washington University School of Medicine
  MO Saint Louis University School of Medicine
  MO University of Missouri School of Medicine
  MS University of Mississippi School of Medicine
  NC Duke University School of Medicine
  NC UNC School of Medicine
  NC Wake Forest University School of Medicine
  NC Brody School of Medicine at East Carolina University 1981
  ND University of North Dakota School of Medicine & Health Sciences
  NE University of Nebraska College of Medicine
  NE Creighton University School of Medicine
  NH Geisel School of Medicine at Dartmouth
  NJ Rutgers New Jersey Medical School
  NJ Rutgers Robert Wood Johnson Medical School
  NJ Cooper Medical School of Rowan University 2016
  NM University of New Mexico School of Medicine
  NV University of Nevada, Reno School of Medicine 1980
  NY Columbia University Vagelos College of Physicians and Surgeons
  NY Weill Cornell Medicine
  NY NYU Grossman School of Medicine
  NY Icahn School of Medicine at Mount Sinai
  NY Albert Einstein College of Medicine
  NY SUNY Downstate Health Sciences University
  NY SUNY Upstate Medical University
  NY Stony Brook Renaissance School of Medicine
  NY University of Rochester School of Medicine and Dentistry
  NY Jacobs School of Medicine, University at Buffalo
  NY Albany Medical College
  NY New York Medical College
  OH Ohio State University College of Medicine
  OH Case Western Reserve University School of Medicine
  OH University of Cincinnati College of Medicine
  OH Northeast Ohio Medical University 1981
  OH Wright State University Boonshoft School of Medicine 1980
  OK University of Oklahoma College of Medicine
  OR Oregon Health & Science University School of Medicine
  PA Perelman School of Medicine at the University of Pennsylvania
  PA University of Pittsburgh School of Medicine
  PA Sidney Kimmel Medical College
  PA Temple University Lewis Katz School of Medicine
  PA Drexel University College of Medicine 2003
  PA Penn State College of Medicine
  PR University of Puerto Rico School of Medicine
  PR Ponce Health Sciences University 1981
  PR Universidad Central del Caribe School of Medicine 1980
  PR San Juan Bautista School of Medicine 1982
  RI Warren Alpert Medical School of Brown University
  SC Medical University of South Carolina
  SC University of South Carolina School of Medicine 1981
  SD Sanford School of Medicine, University of South Dakota
  TN Vanderbilt University School of Medicine
  TN Meharry Medical College
  TN University of Tennessee Health Science Center
  TX Baylor College of Medicine
  TX UT Southwestern Medical School
  TX McGovern Medical School at UTHealth Houston
  TX UT Health San Antonio
  TX University of Texas Medical Branch
  TX Texas Tech University Health Sciences Center
  TX Dell Medical School at UT Austin 2020
  UT University of Utah School of Medicine
  VA University of Virginia School of Medicine
  VA Virginia Commonwealth University School of Medicine
  VA Eastern Virginia Medical School
  VT Larner College of Medicine, University of Vermont
  WA University of Washington School of Medicine
  WI University of Wisconsin School of Medicine and Public Health
  WI Medical College of Wisconsin
  WV West Virginia University School of Medicine
  WV Marshall University Joan C. Edwards School of Medicine 1981
`);

/** Schools that grant the DO. */
export const DO_SCHOOLS = schools(`
  AZ A.T. Still University, Arizona 2011
  AZ Midwestern University, Arizona College of Osteopathic Medicine 2000
  CA Western University of Health Sciences 1982
  CA Touro University California 2001
  CO Rocky Vista University 2012
  FL Nova Southeastern University 1985
  IA Des Moines University
  IL Midwestern University, Chicago College of Osteopathic Medicine
  IN Marian University 2017
  KY University of Pikeville 2001
  ME University of New England College of Osteopathic Medicine 1982
  MI Michigan State University College of Osteopathic Medicine
  MO A.T. Still University, Kirksville
  MO Kansas City University
  NC Campbell University 2017
  NJ Rowan-Virtua School of Osteopathic Medicine 1981
  NY New York Institute of Technology 1981
  NY Touro College of Osteopathic Medicine 2011
  OH Ohio University Heritage College of Osteopathic Medicine 1980
  OK Oklahoma State University College of Osteopathic Medicine 1980
  PA Philadelphia College of Osteopathic Medicine
  PA Lake Erie College of Osteopathic Medicine 1997
  TN Lincoln Memorial University 2011
  TX University of North Texas Health Science Center
  VA Edward Via College of Osteopathic Medicine 2007
  WA Pacific Northwest University of Health Sciences 2012
  WV West Virginia School of Osteopathic Medicine
`);

function schools(rows: string): School[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, state, name, since] = /^ *(\w\w) (.+?)(?: (\d{4}))?$/.exec(row) ?? [];
      return { name, state, since: Number(since ?? 0) };
    });
}
