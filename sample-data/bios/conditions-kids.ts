import type { Condition } from '#contract/vocabulary.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

/** What doctors for children and teenagers say about the conditions they treat. */
export const KIDS_CONDITION_LINES: Partial<Record<Condition, Line[]>> = {
  adhd: lines(`
    Before I call something ADHD I want to hear from home and from school, because they are different planets.
    A child with ADHD has often been corrected a hundred times before breakfast. I try to notice something else.
    ADHD shows up as a messy backpack in one child and as daydreaming in the next.
    With ADHD I pay as much attention to the homework hour as to any rating scale.
    I have seen ADHD missed in quiet girls and assumed in lively boys, so I check.
    Families of young people with ADHD go home with one change to try, so that it gets tried.
  `),
  anxiety: lines(`
    Anxiety in the young can look like stomachaches, tears on Sunday night or a very bad temper.
    When an anxious child stops going to school, every week counts, and I make room.
    I teach parents how to be kind to a child and firm with the worry.
    Anxious kids ask "what if" all day, and we practice answering it.
    Some of the worriers I see are the ones their teachers never mention.
    Anxiety runs in families, and parents sometimes recognize themselves in my waiting room.
  `),
  depression: lines(`
    Depression in a young person may look like boredom, anger or a closed bedroom door.
    I ask depressed young people about music, sleep and who they still text.
    When a young person says that nothing matters, I want to hear more rather than argue.
    Sadness and depression are different, and it takes more than a checklist to tell which one is in the room.
  `),
  autism: lines(`
    I see autistic children and young people, and I start from what they love.
    For autistic patients the visit is predictable: same chair, same order, no surprises.
    An autism evaluation with me includes play, records and a long talk with the people at home.
    Autistic girls are still found late, and I look for them.
  `),
  ocd: lines(`
    OCD likes to recruit the whole household, and we work on getting everyone out of its service.
    Children with OCD often believe they are the only ones. I tell them about the others.
  `),
  tics: lines(`
    Tics alarm parents more than they bother most children, and often we simply watch them for a while.
    I treat tics when they hurt or embarrass, and I help teachers to ignore the rest.
  `),
  impulse: lines(`
    When a child hits, throws or explodes, I ask what happened just before, and before that.
    Parents of explosive children get judged in supermarkets. They do not get judged here.
  `),
  'social-anxiety': lines(`
    Some of the young people I see have not eaten in the cafeteria all year. Social anxiety can be that quiet.
    A shy child can say nothing at all on the first visit. We can draw, or play checkers.
  `),
  adjustment: lines(`
    A move, a divorce or a new baby can undo a child for a while, and that may be all it is.
    Sometimes the right treatment is to do less and wait together, and I will say when I think so.
  `),
  insomnia: lines(`
    Bedtime is a subject I never skip.
    When nobody in the house is sleeping, we begin with sleep.
  `),
  ptsd: lines(`
    Children who have been through trauma need to know that the adults in the room can bear to hear about it.
    After something frightening, I help families find their routine again first.
  `),
  grief: lines(`
    Children grieve in puddles: in, out and in again. I help the adults around them expect that.
    When somebody in the family has died, I see the children and the adults who are trying to hold everything up.
  `),
  'intellectual-disability': lines(`
    Children who do not speak still tell us a great deal, and I take the time to watch.
    I help families of children with intellectual disability with sleep, school and the forms.
  `),
  bipolar: lines(`
    Bipolar disorder in the young is rare enough that I am careful with the word, and real enough that I keep it in mind.
  `),
  phobias: lines(`
    Dogs, vomit, needles, the dark: a phobia can run a family's calendar, and we take it apart bit by bit.
  `),
  'self-harm': lines(`
    When a parent has just found out about self-harm, I try to see the family within the week.
    I talk about self-harm calmly with young people, and I teach parents how to as well.
  `),
  eating: lines(`
    With eating disorders I involve parents early, since meals happen at home.
    I ask every young person about food and bodies, because eating disorders begin quietly.
  `),
  cannabis: lines(`
    Vaping and weed come up in nearly every teenager's first interview. I ask, and I do not gasp.
  `),
  psychosis: lines(`
    When a young person begins to hear or believe strange things, early and unhurried care matters, and I see these families quickly.
  `),
  'gender-dysphoria': lines(`
    I see trans and questioning young people together with their families, at the pace each of them can manage.
  `),
  panic: lines(`
    Panic at school sends many young people to the nurse's office, and I work with the nurse.
  `),
};
