import type { FocusKey } from '../practice/focus.ts';

/** Hospitals and universities with a psychiatry residency, by state. */
export const RESIDENCIES = byState(`
  AL University of Alabama at Birmingham | University of South Alabama
  AR University of Arkansas for Medical Sciences
  AZ Banner – University Medical Center Phoenix | University of Arizona, Tucson | Valleywise Health
  CA UCSF | Stanford Health Care | UCLA Semel Institute | Los Angeles General Medical Center | Cedars-Sinai | UC San Diego | UC Davis | Harbor-UCLA Medical Center | California Pacific Medical Center | San Mateo County Behavioral Health | UCSF Fresno | Loma Linda University Health
  CO University of Colorado | Denver Health
  CT Yale New Haven Hospital | Institute of Living, Hartford | UConn Health
  DC George Washington University | MedStar Georgetown University Hospital | Saint Elizabeths Hospital | Howard University Hospital
  DE ChristianaCare
  FL University of Florida | Jackson Memorial Hospital | University of South Florida | HCA Florida Aventura Hospital
  GA Emory University | Medical College of Georgia | Morehouse School of Medicine
  HI University of Hawaiʻi
  IA University of Iowa Hospitals and Clinics
  ID University of Washington, Idaho track
  IL Northwestern McGaw Medical Center | Rush University Medical Center | University of Chicago | University of Illinois Chicago | Loyola University Medical Center | Southern Illinois University
  IN Indiana University
  KS University of Kansas Medical Center | University of Kansas, Wichita
  KY University of Louisville | University of Kentucky
  LA Tulane University | LSU Health New Orleans | Ochsner Health | LSU Health Shreveport
  MA Massachusetts General Hospital / McLean Hospital | Brigham and Women’s Hospital | Cambridge Health Alliance | Boston Medical Center | Tufts Medical Center | Beth Israel Deaconess Medical Center | UMass Chan Medical School | Baystate Medical Center
  MD Johns Hopkins Hospital | University of Maryland / Sheppard Pratt | Walter Reed National Military Medical Center
  ME Maine Medical Center
  MI University of Michigan | Henry Ford Hospital | Detroit Medical Center / Wayne State University | Pine Rest Christian Mental Health Services | Michigan State University
  MN University of Minnesota | Mayo Clinic | Hennepin Healthcare / Regions Hospital
  MO Washington University / Barnes-Jewish Hospital | Saint Louis University | University of Missouri | University of Missouri–Kansas City
  MS University of Mississippi Medical Center
  MT Billings Clinic
  NC Duke University Hospital | UNC Hospitals | Wake Forest Baptist | Mountain Area Health Education Center | East Carolina University
  ND University of North Dakota
  NE University of Nebraska Medical Center | Creighton University
  NH Dartmouth Hitchcock Medical Center
  NJ Rutgers New Jersey Medical School | Rutgers Robert Wood Johnson Medical School | Cooper University Hospital | Hackensack Meridian Health
  NM University of New Mexico
  NV University of Nevada, Reno | Kirk Kerkorian School of Medicine at UNLV
  NY NewYork-Presbyterian / Columbia | NewYork-Presbyterian / Weill Cornell | NYU Langone / Bellevue Hospital | Mount Sinai Hospital | Montefiore Medical Center | Zucker Hillside Hospital | SUNY Downstate / Kings County | Maimonides Medical Center | University of Rochester | University at Buffalo | SUNY Upstate | Albany Medical Center | Stony Brook University Hospital
  OH Ohio State University | University Hospitals Cleveland | Cleveland Clinic | University of Cincinnati | Wright State University | MetroHealth
  OK University of Oklahoma | Griffin Memorial Hospital
  OR Oregon Health & Science University | Samaritan Health Services
  PA Hospital of the University of Pennsylvania | UPMC Western Psychiatric Hospital | Thomas Jefferson University Hospital | Temple University Hospital | Penn State Health Milton S. Hershey Medical Center | Allegheny Health Network | Geisinger Medical Center
  PR University of Puerto Rico | Ponce Health Sciences University | San Juan VA Medical Center
  RI Butler Hospital / Brown University
  SC Medical University of South Carolina | Prisma Health / University of South Carolina
  SD University of South Dakota
  TN Vanderbilt University Medical Center | University of Tennessee, Memphis | East Tennessee State University
  TX Baylor College of Medicine | UT Southwestern | UTHealth Houston | UT Health San Antonio | Dell Medical School / Seton | Texas Tech, El Paso | University of Texas Medical Branch
  UT University of Utah
  VA University of Virginia | Virginia Commonwealth University | Carilion Clinic | Eastern Virginia Medical School
  VT University of Vermont Medical Center
  WA University of Washington | Providence Sacred Heart, Spokane
  WI University of Wisconsin Hospital | Medical College of Wisconsin
  WV West Virginia University | Marshall University
`);

/** States without a residency of their own, and where their doctors train. */
export const TRAINS_IN: Record<string, string> = { AK: 'WA', WY: 'CO', GU: 'HI', VI: 'FL' };

/** Places known for a fellowship, by focus. */
export const FELLOWSHIPS: Partial<Record<FocusKey, string[]>> = {
  ...shared(
    ['child', 'young-child', 'teen'],
    `Yale Child Study Center | Boston Children’s Hospital | Massachusetts General Hospital / McLean Hospital | NYU Langone / Bellevue Hospital | NewYork-Presbyterian / Columbia and Cornell | Children’s Hospital of Philadelphia | UPMC Western Psychiatric Hospital | Johns Hopkins Hospital | Children’s National Hospital | UCLA Semel Institute | Stanford / Lucile Packard Children’s Hospital | UCSF | Seattle Children’s Hospital | Cincinnati Children’s Hospital | Nationwide Children’s Hospital | Lurie Children’s Hospital | University of Michigan | University of Colorado / Children’s Hospital Colorado | Texas Children’s Hospital / Baylor | UT Southwestern / Children’s Health | Emory University | Duke University | Bradley Hospital / Brown University | University of Iowa`,
  ),
  geriatric: places(
    `McLean Hospital | Johns Hopkins Hospital | UPMC Western Psychiatric Hospital | UCLA Semel Institute | UC San Diego | Duke University | Emory University | University of Washington | Weill Cornell / Westchester | Mount Sinai Hospital | University of Michigan | Dartmouth Hitchcock Medical Center | Medical College of Wisconsin`,
  ),
  addiction: places(
    `Boston Medical Center | Massachusetts General Hospital / Brigham | Yale / VA Connecticut | NYU Langone / Bellevue Hospital | Columbia University | UCSF | UCLA / VA Greater Los Angeles | University of Pennsylvania / Crescenz VA | University of Colorado | Medical University of South Carolina | University of Washington | Brown University | University of Minnesota | Vanderbilt University | UT Health San Antonio`,
  ),
  medical: places(
    `Brigham and Women’s Hospital | Massachusetts General Hospital | Columbia University Irving Medical Center | Stanford Health Care | University of Washington | Duke University Hospital | Yale New Haven Hospital | Cleveland Clinic | University of Colorado | Rush University Medical Center | UT Southwestern`,
  ),
  oncology: places(
    `Memorial Sloan Kettering Cancer Center | Dana-Farber Cancer Institute / Brigham | MD Anderson Cancer Center | Fred Hutchinson Cancer Center`,
  ),
  forensic: places(
    `Case Western Reserve University | Yale / Connecticut Mental Health Center | UC Davis | UMass Chan Medical School | NYU / Bellevue Hospital | Emory University | University of Maryland / Saint Elizabeths | University of Virginia | Tulane University | Medical University of South Carolina | UCLA / Olive View`,
  ),
  sleep: places(
    `Stanford Sleep Medicine Center | University of Pennsylvania | University of Michigan | Beth Israel Deaconess Medical Center | Mayo Clinic | Northwestern University | UPMC | University of Washington | Emory University`,
  ),
  interventional: places(
    `Medical University of South Carolina | Butler Hospital / Brown University | Massachusetts General Hospital | Stanford University | UCLA Semel Institute | Sheppard Pratt | University of Iowa | UT Southwestern | Columbia University | University of Utah`,
  ),
  reproductive: places(
    `Brigham and Women’s Hospital | Massachusetts General Hospital | Women & Infants Hospital / Brown University | Columbia University | UNC Center for Women’s Mood Disorders | Emory University | Northwestern University | University of Illinois Chicago | University of Colorado | UCLA | Johns Hopkins Hospital`,
  ),
  neuro: places(
    `Massachusetts General Hospital | Brigham and Women’s Hospital | UCLA | Johns Hopkins Hospital | University of Colorado | Baylor College of Medicine | UCSF`,
  ),
};

function shared(keys: FocusKey[], text: string): Partial<Record<FocusKey, string[]>> {
  return Object.fromEntries(keys.map((key) => [key, places(text)]));
}

function byState(text: string): Record<string, string[]> {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim());
  return Object.fromEntries(rows.map((row) => [row.slice(0, 2), places(row.slice(3))]));
}

function places(text: string): string[] {
  return text.split('|').map((place) => place.trim());
}
