import { lines } from './lines.ts';

/** How to get to see the doctor, and what it costs: true only of those who offer it. */
export const PRACTICAL = lines(`
  [telehealth !video +video] I see many people by video, and I find that it works well once the first awkward minute is over.
  [telehealth !video +video] Visits can be in person or by video, and you can change your mind from one week to the next.
  [telehealth !video +video] By video I have met a great many cats.
  [telehealth !video +video] After a first visit in the office, many people choose video and skip the parking.
  [telehealth !video +video] For video visits all you need is a door that closes. A parked car counts.
  [telehealth !video +video rural] Video has changed my work: people two counties away no longer lose a day's pay to see me.
  [telehealth !video +video !rural] I offer video visits for the weeks when {city} traffic wins.
  [telehealth !video +video several] I hold licenses in more than one state, so many people can keep seeing me by video after they move.
  [!telehealth] I see everyone in person. I learn something from how people come through the door.
  [!telehealth] All of my visits are in the office, which some people tell me is a relief by now.
  [!telehealth] I do not work through a screen, so plan on a real chair and a real cup of tea.
  [evening] I keep some evening hours for people who cannot get away during the day.
  [evening] At least one day a week I work late, so that nobody has to explain a doctor's appointment to a boss.
  [saturday] I am in the office on Saturday mornings, and those hours are quieter than the rest.
  [saturday] Saturday appointments exist because I remember what it was like to have a job with no sick days.
  [early] I start early, and I am at my best before nine.
  [early] My first appointment is before most offices open, which suits nurses coming off the night shift.
  [sliding] I keep a number of places at a reduced fee. Ask, and nobody will make it awkward.
  [sliding] Part of my practice is on a sliding scale, and we work out the number between the two of us.
  [cash out-of-network] I do not take insurance, which lets me give people the time they need. I can provide a statement for your plan where it pays out of network.
  [cash] I work outside of insurance networks, and I tell everyone the price before the first visit.
  [medicaid] I have always taken Medicaid, and I plan to go on doing so.
  [medicare] I take Medicare, because the people who raised me are on it.
  [tricare] I take TRICARE and see many military families, who know a lot about starting over.
  The front desk is one person, and she knows everything.
  I answer messages myself, usually by the end of the day.
  I run on time, nearly always.
  [rural] Parking is free and the stairs are few.
  My office has a side entrance, for those who would rather not be seen.
  Refills do not need a speech. Send a message and it gets done.
  I return calls the same day, unless I am on a mountain.
`);
