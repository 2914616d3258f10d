import { list } from '../../../sample-data/comma-list.ts';

/** Short and long form: who has one of them may type the other. */
export const NICKNAMES =
  list(`Bill William, Will William, Bob Robert, Rob Robert, Dick Richard, Rick Richard, Jim James,
  Jimmy James, Jack John, Johnny John, Mike Michael, Dave David, Dan Daniel, Danny Daniel, Tom Thomas, Tony Anthony,
  Ted Edward, Ted Theodore, Ed Edward, Chuck Charles, Charlie Charles, Steve Stephen, Liz Elizabeth, Beth Elizabeth,
  Betsy Elizabeth, Kate Katherine, Kathy Katherine, Maggie Margaret, Peggy Margaret, Meg Margaret, Becky Rebecca,
  Sue Susan, Jen Jennifer, Jenny Jennifer, Pat Patricia, Trish Patricia, Barb Barbara, Sandy Sandra, Cindy Cynthia,
  Debbie Deborah, Vicky Victoria, Alex Alexander, Alex Alexandra, Sasha Alexander, Greg Gregory, Jeff Jeffrey,
  Ken Kenneth, Larry Lawrence, Nick Nicholas, Phil Philip, Ray Raymond, Ron Ronald, Sam Samuel, Sam Samantha,
  Tim Timothy, Pepe José, Paco Francisco, Lupe Guadalupe, Nacho Ignacio, Andy Andrew, Drew Andrew, Ben Benjamin,
  Matt Matthew, Chris Christopher, Chris Christine, Tina Christina, Hank Henry, Harry Harold, Abby Abigail, Gene Eugene,
  Misha Mikhail, Vlad Vladimir, Katya Ekaterina, Raj Rajesh, Manny Manuel, Moe Mohammed, Fred Frederick, Joe Joseph,
  Josh Joshua, Nate Nathaniel, Stan Stanley, Walt Walter, Wes Wesley, Zach Zachary`).map(
    (pair) => pair.split(' ') as [string, string],
  );

/** As they are shortened in writing, or written otherwise out of another alphabet. */
export const OTHER_SPELLINGS =
  list(`Wm William, Chas Charles, Geo George, Robt Robert, Jos Joseph, Thos Thomas,
  Mohd Mohammed, Md Mohammed, Muhammad Mohammed, Mohamed Mohammed, Yusuf Youssef, Catherine Katherine, Sara Sarah,
  Steven Stephen, Jon John, Ann Anne, Anna Anne, Geoffrey Jeffrey, Yelena Elena, Dmitry Dmitri, Aleksandr Alexander,
  Hussain Hussein, Marc Mark, Erik Eric, Teresa Theresa, Ana Anna`).map(
    (pair) => pair.split(' ') as [string, string],
  );

/** Two people, however alike they begin. */
export const ALIKE_FIRST_NAMES =
  list(`Michael Michelle, Daniel Danielle, Robert Roberta, Paul Paula, Eric Erica,
  Victor Victoria, Louis Louise, Carl Carla, Martin Martina, Christian Christina, Gabriel Gabriela, Patrick Patricia,
  Denis Denise, Joseph Josephine, Julian Juliana, Frank Frances, Henry Henrietta, Dan Dana, Jean Jeanette,
  Eli Elise, An Andrea, Kim Kimani, Mary Marianne, Stephen Stephanie, Andre Andrea, Oliver Olive,
  Antoni Antonia`).map((pair) => pair.split(' ') as [string, string]);
export const ALIKE_LAST_NAMES =
  list(`Johnson Johnston, Smith Smithson, Kim Kimball, Lee Leeson, Chen Cheng, Lin Li, Wong Wang, Garcia Garza,
  Rodriguez Rodrigues, Meyer Meier, Olson Olsen, Stein Steiner, Brown Browne, Clark Clarke, Reed Reid, Peters Peterson,
  Gold Goldman, Patel Pate, Singh Sing, Hoffman Hofmann, Schmidt Schmitt, Thomson Thompson, Stuart Stewart, Ross Rossi,
  Marin Marino, Nguyen Nguyeny, Park Parker, Young Youngs, Silva Silver, Khan Khanna, Rose Rosen, Davis Davies`).map(
    (pair) => pair.split(' ') as [string, string],
  );

export const ACCENTED_FIRST =
  list(`José, María, Zoë, Chloé, André, Renée, Sébastien, Søren, Łukasz, Jürgen, Ángel, Iñaki,
  Óscar, Siân, Márta, Ömer, Élodie, Björn, Şebnem, İbrahim, Ünal, Jiří, Þóra, Gülşen, Noémie, Tomáš, Inês, João`);
export const ACCENTED_LAST =
  list(`Muñoz, García, Núñez, Peña, Müller, Schröder, Björkman, Sørensen, Ångström, Łukasiewicz,
  Wójcik, Dvořák, Šimůnek, Gonçalves, Conceição, Lévesque, Côté, Bélanger, Yılmaz, Çelik, Öztürk, Đặng, Nguyễn, Phạm,
  Ibáñez, Jiménez, Strauß, Hernández, Žižek, Kovács, Szabó, Ærø, Hrafnsdóttir, Bāliņš, Țurcanu, Großmann`);
/** As the register has them where the marks were written out. */
export const WRITTEN_OUT =
  list(`Müller MUELLER, Schröder SCHROEDER, Köhler KOEHLER, Sørensen SOERENSEN, Ångström AANGSTROM,
  Jäger JAEGER, Größer GROESSER, Björkman BJOERKMAN, Bäcker BAECKER, Lüders LUEDERS`).map(
    (pair) => pair.split(' ') as [string, string],
  );

export const APOSTROPHES = list(
  "O'Brien, O'Malley, D'Angelo, O'Connor, Dell'Orto, N'Diaye, D'Souza, Ndung'u, L'Heureux",
);
export const OKINAS = list('Kaʻahumanu, Kealiʻi, Hoʻokano, Nāʻone, Maʻafu, Sioʻilau');
/** What people and their telephones put for an apostrophe. */
export const MARKS = ["'", '’', '‘', 'ʼ', '`', '´', 'ʻ'];

/** In parts, by which they are joined or split. */
export const PARTICLES =
  list(`van der Berg, de la Cruz, De Luca, Van Buren, von Trotha, Di Pietro, del Río, al Rashid, el Amin,
  St. Clair, Mc Kinnon, Mac Allister, ten Boom, dos Santos, da Silva, le Blanc, la Fontaine, ben David, abu Bakr, O Dell`);

export const DOUBLE_FIRST =
  list(`Mary Ann, Mary Jo, Jean Paul, Anne Marie, Juan Carlos, José Luis, Maria Elena, Sarah Jane,
  Xiao Ming, Ji Woo, Min Jun, Wei Ling, Thi Hoa, Soo Jin, Jian Guo, Ha Eun, Carmen Ana, Billy Joe`);

/** Names that are abbreviations of degrees, orders and titles as well. */
export const CREDENTIAL_LIKE = list('Do, Ma, Pa, Ba, Ng, Vi, Dos, Mai, Bao, Rao, Sen, Day');

/** Too long for the columns of the register, or nearly. */
export const LONG_FIRST = list(
  'Maximiliano Alejandro, Wilhelmina Charlotte Anastasia, Ramanathan Venkatasubramanian, Chukwuemeka Oluwadamilare',
);
export const LONG_LAST = list(`Wolfeschlegelsteinhausenbergerdorff, Ramanathapuram-Venkatasubramaniam Iyengar,
  Fernández de Córdoba y Ximénez de Cisneros, Papadimitrakopoulou-Konstantinopoulou, Featherstonehaugh-Cholmondeley,
  Rakotoarisoa-Andriamanantenasoa, Hohenstaufen-Schwarzenbergerhausen`);
