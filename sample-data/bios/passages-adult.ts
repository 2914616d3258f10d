import type { FocusKey } from '../practice/focus.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

/** A few connected sentences about the work of a focus, to follow an opening. */
export const PASSAGES_ADULT: Partial<Record<FocusKey, Line[]>> = {
  general: lines(`
    What people bring is seldom one tidy thing. A bad year at work turns into bad sleep, and bad sleep into something with a name. I try to follow the thread back to where it began, and we start mending there.
    Some people need a few visits and a plan. Others stay for years, because their illness comes and goes and it helps to have a doctor who remembers the last time. I like both kinds of work.
    My first question is usually what made you call now and not six months ago. The answer tells me more than any checklist, although I use the checklists too.
    I keep an open mind about what will help. For one person that is a medication, for another it is therapy down the hall, and for a third it is a sleep study and a new shift schedule.
    I see a lot of people who have never been to a psychiatrist before. I explain what I am thinking as I go, in ordinary words, and I write the important parts down for you.
    Ordinary troubles make up most of my day, and I do not find them ordinary at all. No two people are anxious about the same thing, or in the same way.
    A diagnosis is useful if it helps us decide what to do. If it does not, I leave it in pencil for a while. Most people can live with "I am not sure yet" as long as somebody keeps looking.
    I read a lot, and I am slow to be impressed. When a new treatment is in the news, I can usually tell you what was studied, in whom, and whether any of it applies to you.
    Getting better is often dull from the outside. The bills get opened, the dishes get done, a friend gets called back. I ask about those things, and I am glad to hear about them.
    People who look after others are overrepresented in my waiting room. They come late, they apologize for coming, and they want to know how soon they can go back to being useful. We slow that down a little.
    Some of my work is untangling: three doctors, six prescriptions, two diagnoses that cannot both be right. I like a tangle. I start by asking everybody what they were thinking at the time.
    I treat the illness, and I also try to notice the rent, the knee and the teenage son. They have a way of deciding whether a good plan works.
    There is a kind of tiredness that sleep does not touch, and people carry it for years before they mention it. When someone does, I take it as the beginning of a long conversation rather than a box to tick.
    Not everything that hurts is a disorder. I try to be clear about which is which, because both deserve care and only one of them needs a psychiatrist.
  `),
  therapist: lines(`
    I see most people every week. We talk about what happened since last time, and slowly the same few themes come up in different clothes. Noticing them together is most of the treatment.
    When medication comes into it, the same person who has heard about your mother is the one writing the prescription. I think that makes both parts better, and it saves you from telling everything twice.
    People often start because of one problem and stay because of another. A promotion that should have felt good, a marriage that went quiet, a temper that came back: I am interested in why now.
    In sessions I listen, I ask, and sometimes I say something you may not like. You are free to argue, and the arguments tend to be worth having.
    Therapy with me is a conversation, not an interview. I will tell you what I notice. Over time you will notice it before I do, and that is usually when we start talking about an end.
  `),
  analyst: lines(`
    We meet several times a week, and there is no agenda. Over months a way of being with other people shows itself in the room, and we can look at it while it is happening.
    This kind of work is slow and asks for time and money, and I say so at the start. For some people a shorter therapy is the better choice, and then I help them find one.
    I was in analysis myself for years, as every analyst is. I remember how long it took me to say anything true, and I do not hurry anybody.
  `),
  mood: lines(`
    We begin by drawing a line across a page and marking the good and bad stretches on it, with what was going on at the time. By the end of that hour most people see something they had not seen before. So do I.
    The hard part of a mood disorder is often the time in between, when you feel well and wonder whether you still need all this. I would rather talk that over with you than have you wonder alone.
    I ask every patient to choose one person who may call me if things change. It is a small agreement, made in calm weather, and it has spared several families a very bad week.
    High energy can feel like health, especially after a gray winter. I do not want to take your good days away. I want us to be able to tell a good day from the start of something faster.
    Many people come to me after a long row of medicines that helped for a while. I lay them out by date and dose, and we usually find one that was given up too early and one that should have been stopped long ago.
  `),
  ocd: lines(`
    The work is practical. We make a list of what you avoid, put it in order, and start with something that is only a little uncomfortable. Each visit ends with one thing to practice before the next.
    I have seen how many hours OCD can take from a day, and how well people hide it. You may tell me the thought exactly as it comes. I will not be shocked, and I will not mistake it for a wish.
    Panic and worry make the world smaller by a street at a time. We work on getting the streets back, sometimes on foot: I have had visits in supermarkets, parking garages and one very slow elevator.
  `),
  trauma: lines(`
    Before we talk about what happened, we work on nights, nerves and the places you have stopped going. Once those are steadier, you decide whether you want to go further. Some people do and some do not.
    I tell people what I am about to ask and why, and anyone can say no. It sounds like a small thing. For somebody who once had no say, it is most of the work.
    Many of the people I see do not think of themselves as traumatized. They come because they cannot sleep, or they snap at their families, or they have not driven past a certain corner in ten years.
    A good number of my patients wear or have worn a uniform. They tend to ask how long this will take and what the homework is, and I answer both questions straight.
  `),
  psychosis: lines(`
    I want to know what you would like to do with your days, and we choose treatment with that in mind. For one of my patients it was going back to the choir. For another it was to be left in peace on Sundays.
    Medication is usually part of the plan, and I take complaints about it seriously. If a pill makes you slow, heavy or flat, we look for another way instead of repeating how important it is.
    I have known some of my patients for a very long time. We have been through apartments, jobs, hospital stays and a few weddings together, and I still ask how the cat is.
    When someone becomes ill for the first time, the whole family goes through it. I explain, I answer the same question as often as it is asked, and I tell them which of their guesses are right.
  `),
  attention: lines(`
    An evaluation with me takes two long visits. I ask about school, jobs, driving, money and sleep, and I like to hear from someone who has known you since you were small. Then I tell you what I think, including when it is not ADHD.
    A late diagnosis can bring relief and some anger about the years before it. We talk about both. After that we get practical: mornings, mail, meetings and the drawer where everything ends up.
    Plenty of people come to me with three apps, four notebooks and a strong sense of having failed at all of them. We pick one tool and keep it for a month.
    People with busy minds tend to interrupt, and I do not mind. We keep a list of the side roads and come back to the ones that matter.
  `),
  students: lines(`
    Everything changes at once at that age: where you live, who you eat with, what you are supposed to be. When sleep and mood go too, it can be hard to tell a rough semester from the start of an illness. I help to sort that out.
    I give people this age the same straight information I would give a colleague. They decide better than they are given credit for, and they tell me when I sound like their parents.
    I keep some visits free in October and April, which is when the calls come. If you are going home for the summer, we plan that before finals.
  `),
  eating: lines(`
    Recovery is rarely a straight line, and I do not grade it. We look at the week, meal by meal if that is useful, and we look at what the eating disorder was doing for you in the first place.
    People worry that I will only care about weight. I do care about your heart, your bones and your blood tests. I also want to know what you would think about all day if you were not thinking about food.
    I work with a dietitian and a therapist in each case, and the three of us speak every week. You will not have to carry messages between us, and nobody will be surprised by what another has said.
  `),
  personality: lines(`
    When feelings rise that fast, good intentions arrive too late. So we practice ahead of time, with skills that look silly on paper and can be used in a parking lot. I use several of them myself.
    I stay the same from week to week, as well as I can: the same hour, the same chair, the same rules. For people who are used to others leaving, being predictable is part of my job.
    Many of the people who come to me have been given up on by somebody with a degree. I read those letters with interest, and then I ask for your version.
  `),
  gender: lines(`
    Some people come to me because of depression or panic and want a doctor who will not make everything about gender. Some come because of gender. I am glad to see both, and I will follow your lead.
    I know the insurance codes, the surgeons' requirements and which pharmacies are kind. That is not psychiatry, exactly, but it takes a surprising weight off.
    Many of my patients grew up editing themselves in front of doctors. In my office we start with the unedited version, and anything on the form can be crossed out and corrected.
  `),
  'primary-care': lines(`
    Your doctor may ask me a question about you before we ever meet. Often that is enough. When it is not, I see you for a visit or two, we make a plan that the whole clinic can follow, and I stay a phone call away.
    I like to keep care where people already have it. You know the building, you know the person at the desk, and nobody in the parking lot can tell which doctor you came to see.
    My notes are short and say three things: what I think, what to do next, and what would make me change my mind. Your own doctor gets a copy the same day.
  `),
  reproductive: lines(`
    Most questions I hear do not have a perfect answer. Taking a medicine in pregnancy has risks, and so does being ill in pregnancy. I lay out what is known for your case and leave room for you to choose.
    In the weeks after a birth everyone asks about the baby. I ask about you: how long you slept, what you ate, and which thoughts you have told nobody. Very little of it surprises me.
    I see people before, during and after, and also when there is no baby in the end. Loss, waiting rooms and due dates that pass belong to this work too.
    A good plan for a pregnancy is made early and written down: what you take, what you would add if things got worse, and whom to call at night. Your midwife or obstetrician gets a copy.
  `),
};
