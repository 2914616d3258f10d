import { describe, expect, it } from 'vitest';
import { readText } from '../../helpers/read-text.ts';

describe('danger', () => {
  it.each([
    ...['I want to die', 'kill myself', 'suicidal', 'Quiero morir', 'overdose now', 'not suicidal'],
    ...['cutting', 'my daughter cut herself', 'se corta los brazos', 'voices telling me to hurt people'],
    ...['las voces me dicen que salte', 'help me', 'crisis', 'ayúdame', 'estoy en crisis'],
    ...['我想死', 'tôi muốn chết', '죽고 싶어요', 'quero morrer', 'хочу умереть', 'mwen vle mouri'],
    ...['I want to d\u200bie', '\u202asui\u00adcidal\u202c'],
    ...['she wants to end her life', 'my son says he will shoot himself', 'she says she will hang herself'],
    ...['he said he is gonna jump off the roof', 'the voices order him to jump', 'my stepdad beats me'],
    ...["don't want to live in this world", 'he hit me out of nowhere'],
    ...['i have pills and im going to take them all', 'want 2 die', 'I almost killed myself last night'],
    ...['this is my last night', "I'm afraid I will drown my baby", 'painless ways to die', 'passive SI'],
    ...[
      "I'm not safe with myself",
      'I am not worth living',
      "I don't feel safe with myself",
      "can't keep myself safe",
      'I almost jumped',
      'I want to stab someone',
    ],
    ...['bipolar I hate myself', 'bipolar I give up', 'always scared to go home', 'phone, no reason to live'],
    ...['racing thoughts of being dead', 'several antidepressants and nothing to live for'],
    ...['I W A N T  T O  D I E 17', 'iwanttodie', 'iwanttodie17', '17iwanttodie', 'killme2', 'imsuicidal'],
    ...['I want to D I E', 'going to K I L L myself'],
    ...["everyone would be better off if i wasn't around", 'i counted the pills i have', 'tired of existing'],
    ...["i'm not afraid to die", 'ready to meet my maker', 'ya no quiere vivir', 'que todo se acabe'],
    ...[
      'saved up 3 months of my ambien',
      'a stash of xanax',
      "don't see a future for me",
      'I could snap and hurt them',
    ],
    ...['god told me to sacrifice him', 'urge to throw the baby', "I don't trust myself with knives"],
    ...['how many xanax is too many', 'she mixed her klonopin with wine', 'bf grabs me by the hair'],
    ...['i give up on life', 'join my mom in heaven', 'dad sits with his service revolver'],
    ...['I swallowed 40 pills', 'my 4 year old ate my adderall', "my brother od'd last night", 'I give up'],
    ...['ich will sterben', 'voglio morire', '死にたい', 'मैं मरना चाहता हूँ', 'می‌خواهم بمیرم', 'chcę umrzeć'],
  ])('is heard in "%s"', (text) => {
    expect(readText(text).danger).toBe(true);
  });

  it.each([
    ...[
      'my husband died',
      'depression',
      'cutting class',
      'cutting back on drinking',
      'end of life care',
      'kill time',
    ],
    ...['dying to quit smoking', 'help me find a psychiatrist', 'midlife crisis', 'work is killing me'],
    ...["she doesn't want to live with her dad", 'I want to take my life back', 'anxiety hits me in waves'],
    ...['I shoot myself in the foot at work', 'she took my life savings'],
    ...['I want to give up smoking', 'I took 2 pills for sleep', 'my son has ODD'],
    ...['antidepressants don’t help me', 'zoloft did not help me', 'addiction, help me quit'],
    ...['existential crisis help', 'lost my mom to suicide', 'substance abuse at home program'],
    ...['cuttingedge', 'skillmeasure', 'nonsuicidal', 'D R  L E E  0 2 1 3 9', 'a 1 b 2 c 3 d 4'],
    ...['A D H D and O C D', 'E N D of life care', 'K I L L time'],
    ...['trazodone saved my life', 'my husband died by suicide in 2015', 'suicide prevention training job'],
    ...['i give up on dating apps', 'saying goodbye to my therapist who retires', 'my toddler hits me'],
    ...['lithium saved me money', 'a wine every night', 'need an xanax refill', 'dropping my class'],
    ...['I forget to take all my pills', 'si habla español', 'last night I could not sleep'],
  ])('is not heard in "%s"', (text) => {
    expect(readText(text)).toMatchObject({ danger: false, crisis: [] });
  });

  it.each([
    ['mi esposo dice que se va a quitar la vida', ['spanish']],
    ['my boyfriend hits me', ['violence']],
    ['I am not safe at home', ['violence']],
    ['violencia en casa', ['violence', 'spanish']],
    ['mi esposo me pega', ['violence', 'spanish']],
    ['suicidal veteran', ['veterans']],
    ['my husband was in the army and wants to die', ['veterans']],
    ['me quiero morir', ['spanish']],
    ['quiero morir', ['spanish']],
    ['nobody loves me', []],
    ['I am gay and I want to die', ['trevor']],
    ['trans, 45, suicidal', []],
    ['I want to die', []],
    ['overdose', ['poison']],
    ['I took too many pills', ['poison']],
    ['my wife took all of her pills and hit me', ['poison', 'violence']],
    ['me tome todas las pastillas', ['poison', 'spanish']],
    ['sobredosis', ['poison', 'spanish']],
    ['my toddler ate my pills', ['poison']],
    ['我吃了太多药', ['poison']],
    ['наглоталась таблеток', ['poison']],
    ['suicidal, patient of the VA', ['veterans']],
  ])('has the lines that fit beside 988: “%s” %j', (text, crisis) => {
    expect(readText(text).crisis).toEqual(crisis);
  });
});
