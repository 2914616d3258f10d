import type { Condition } from '#contract/vocabulary.ts';

interface ConditionTexts {
  /** After "for", "treat" and "lists", in running text. */
  name: string;
  /** What help is usual, without promises. */
  help: string;
}

/** "ADHD psychiatrists" reads well; "Grief psychiatrists" does not, and becomes "Psychiatrists for grief". */
const BEFORE_THE_NOUN: readonly Condition[] = [
  'adhd',
  'anxiety',
  'autism',
  'depression',
  'ocd',
  'perinatal',
  'ptsd',
];
const SHORT_NAMES: Partial<Record<Condition, string>> = { perinatal: 'Perinatal', ptsd: 'PTSD and trauma' };

/** "ADHD psychiatrists", "Psychiatrists for bipolar disorder" */
export function psychiatristsFor(condition: Condition): string {
  const { name } = CONDITION_TEXTS[condition];
  if (!BEFORE_THE_NOUN.includes(condition)) return `Psychiatrists for ${name}`;
  const short = SHORT_NAMES[condition] ?? name;
  return `${short.charAt(0).toUpperCase()}${short.slice(1)} psychiatrists`;
}

/** For every condition: its name in a sentence, and what help with it mostly is. */
export const CONDITION_TEXTS: Record<Condition, ConditionTexts> = {
  adhd: {
    name: 'ADHD',
    help: 'A psychiatrist usually begins with a careful history, from childhood on, before naming ADHD. Help may be a stimulant or another medication, coaching in daily skills, and changes at school or at work.',
  },
  adjustment: {
    name: 'adjustment and stress',
    help: 'When a change in life is behind the distress, short-term talk therapy is often the main help. A psychiatrist can also tell whether something else, such as depression, has begun.',
  },
  anxiety: {
    name: 'anxiety',
    help: 'Cognitive behavioral therapy and medication such as an SSRI are the usual choices, alone or together. Which one to begin with is yours to weigh with the psychiatrist.',
  },
  autism: {
    name: 'autism',
    help: 'Psychiatrists who know autism well help with what often comes along with it, such as anxiety, ADHD or trouble sleeping. Some also assess adults who have not been evaluated before.',
  },
  bipolar: {
    name: 'bipolar disorder',
    help: 'Treatment mostly rests on a mood stabilizer such as lithium, with regular blood tests where it needs them. Steady sleep, and a plan for early warning signs, belong to it.',
  },
  'body-dysmorphic': {
    name: 'body dysmorphic disorder',
    help: 'Therapy made for body dysmorphic disorder and an SSRI are the usual approaches. Ask whether the psychiatrist offers the therapy or works with a therapist who does.',
  },
  burnout: {
    name: 'burnout',
    help: 'Burnout is tied to work, and much of the help is about work: its load, its limits, time to recover. A visit can also find out whether depression or a medical cause plays a part.',
  },
  dementia: {
    name: 'dementia',
    help: 'A psychiatrist can help with mood, sleep, agitation or suspicion that come with dementia, and usually looks for what sets them off before turning to medication. Family members are welcome at most visits.',
  },
  depression: {
    name: 'depression',
    help: 'Talk therapy, medication, or both are usual, depending on how heavy the depression is and what helped before. It often takes several weeks to see what a medication does.',
  },
  'resistant-depression': {
    name: 'treatment-resistant depression',
    help: 'When two or more medications have not helped enough, a psychiatrist usually reviews the diagnosis first. Next steps may be adding a medication, esketamine, TMS or ECT, each with its own conditions.',
  },
  dissociative: {
    name: 'dissociative disorders',
    help: 'Longer talk therapy that begins with safety and stability is the usual way. Medication is mainly for what comes along, such as depression or poor sleep.',
  },
  eating: {
    name: 'eating disorders',
    help: 'Care is mostly shared by a psychiatrist, a therapist, a dietitian and a physician who watches weight and heart. Ask who is on the team, and which level of care fits.',
  },
  somatic: {
    name: 'functional and somatic symptoms',
    help: 'The symptoms are real, and care tends to work best when psychiatrist and other physicians talk with each other. Cognitive behavioral therapy and, for movement symptoms, physical therapy are often part of it.',
  },
  gambling: {
    name: 'gambling problems',
    help: 'Cognitive behavioral therapy and motivational interviewing are the usual help, with practical limits on money. A psychiatrist also looks for depression, ADHD or alcohol use beside the gambling.',
  },
  'gender-dysphoria': {
    name: 'gender dysphoria',
    help: 'Psychiatrists can offer support, treat anxiety or depression that comes along, and take part in assessments where these are asked for. What care is available differs by state and by age.',
  },
  grief: {
    name: 'grief',
    help: 'Most grief needs time and company rather than treatment. When it stays as heavy for a year or more, or depression comes with it, therapy made for prolonged grief is one of the choices.',
  },
  'hair-skin-picking': {
    name: 'hair-pulling and skin-picking',
    help: 'Habit reversal training, a form of behavioral therapy, is the usual first choice. A psychiatrist may add medication, mostly for the anxiety or the low mood around it.',
  },
  impulse: {
    name: 'impulse and conduct problems',
    help: 'For children and teenagers, help that includes the parents is the usual start. A psychiatrist also looks for ADHD, trauma or a mood disorder behind the outbursts.',
  },
  insomnia: {
    name: 'insomnia',
    help: 'Cognitive behavioral therapy for insomnia (CBT-I) is the recommended first choice; sleep medicines are mostly meant for a short time. A psychiatrist also checks for other causes of poor sleep.',
  },
  'intellectual-disability': {
    name: 'intellectual disability',
    help: 'A psychiatrist with this experience allows more time, involves those who know the person well, and looks for pain or other medical causes when behavior changes. Medication is reviewed often.',
  },
  ocd: {
    name: 'OCD',
    help: 'Exposure and response prevention (ERP) and medication such as an SSRI are the usual choices, alone or together. The search can be narrowed to psychiatrists who offer ERP themselves.',
  },
  panic: {
    name: 'panic attacks',
    help: 'Cognitive behavioral therapy and an SSRI are the usual choices. New chest pain or shortness of breath deserves a medical check first.',
  },
  perinatal: {
    name: 'mood disorders around pregnancy and birth',
    help: 'Therapy and several medications can be options in pregnancy and nursing. Unwanted, frightening images of harm to the baby are common and by themselves no sign that you will act. Thoughts of suicide: call or text 988. An intention or plan to harm yourself or the baby, voices, or confusion: call 911.',
  },
  personality: {
    name: 'personality disorders',
    help: 'Structured talk therapy is the main help; for borderline personality disorder, dialectical behavior therapy (DBT) is the best known. Medication is mostly for symptoms that come along.',
  },
  phobias: {
    name: 'phobias',
    help: 'Exposure therapy, step by step, is the usual help and can be short. Medication has a small part in most phobias.',
  },
  pmdd: {
    name: 'PMDD',
    help: 'Noting symptoms over two cycles usually comes before the diagnosis. An SSRI, every day or in the second half of the cycle, and some hormonal methods are common options.',
  },
  psychosis: {
    name: 'psychosis and schizophrenia',
    help: 'Antipsychotic medication together with therapy, family support and help with school or work is usual. For a first episode, ask about a coordinated specialty care program nearby.',
  },
  ptsd: {
    name: 'PTSD and trauma',
    help: 'Therapies that work on the trauma itself, such as prolonged exposure or EMDR, are the usual first choice; some medications can help as well. You decide how much to tell, and when.',
  },
  'self-harm': {
    name: 'self-harm',
    help: 'A psychiatrist helps to understand what the self-harm is for, to make a safety plan, and often suggests skills from DBT. If you are in danger now, call or text 988, or call 911.',
  },
  sexual: {
    name: 'sexual problems',
    help: 'Medication, stress, relationships and physical causes can all play a part, so a visit mostly begins by sorting them out. Often a medication can be changed, or therapy for one or both partners is suggested.',
  },
  'social-anxiety': {
    name: 'social anxiety',
    help: 'Cognitive behavioral therapy that practices the feared situations is the usual first choice; an SSRI is another. Many people find a first visit by video easier.',
  },
  alcohol: {
    name: 'alcohol use',
    help: 'Naltrexone and other medications can be combined with counseling, whether the aim is drinking less or none. Stopping suddenly after heavy drinking can be dangerous: ask before you do.',
  },
  opioids: {
    name: 'opioid use',
    help: 'Buprenorphine can be prescribed in an office and often by video; methadone comes from licensed programs. Counseling helps many people but is not a condition for beginning.',
  },
  stimulants: {
    name: 'stimulant use',
    help: 'Behavioral programs, contingency management above all, are the usual help for cocaine or methamphetamine use. A psychiatrist also treats the low mood and poor sleep that often follow.',
  },
  cannabis: {
    name: 'cannabis use',
    help: 'Motivational interviewing and cognitive behavioral therapy are the usual help. A psychiatrist also looks at what the cannabis was meant to ease, such as anxiety or poor sleep.',
  },
  nicotine: {
    name: 'nicotine use',
    help: 'Nicotine replacement, varenicline or bupropion together with counseling is the usual combination. Doses of some psychiatric medications may need to change after quitting smoking.',
  },
  'brain-injury': {
    name: 'the effects of a brain injury',
    help: 'A psychiatrist can help with mood, sleep, attention and temper after a brain injury, mostly together with neurology and rehabilitation. Medication tends to begin low and go slowly.',
  },
  tics: {
    name: 'tics',
    help: 'Mild tics often need no treatment. When they are a burden, behavioral therapy such as CBIT comes first, and medication for some; ADHD and OCD are often looked at together with them.',
  },
};
