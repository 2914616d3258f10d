import { list } from '../comma-list.ts';
import type { Heritage } from './heritage.ts';

const AFRICA = {
  MD: 2.2,
  DC: 1.8,
  GA: 1.7,
  TX: 1.5,
  NJ: 1.4,
  NY: 1.3,
  MA: 1.3,
  MN: 1.3,
  MT: 0.4,
  PR: 0.1,
  GU: 0.2,
};

/** African, Arab, Persian and Turkish heritages. */
export const AFRICA_AND_MIDDLE_EAST: Heritage[] = [
  {
    weight: 1.4,
    women: list('Amara, Abena, Akosua, Efua, Adwoa, Ama, Esi, Yaa, Afia, Serwaa'),
    men: list('Kwame, Kofi, Kwabena, Yaw, Kojo, Ebo, Nana, Kwesi, Fiifi, Ato'),
    last: list(
      'Osei, Mensah, Asante, Owusu, Boateng, Appiah, Agyeman, Ofori, Adjei, Amoah, Danquah, Quartey, Nkansah',
    ),
    languages: [
      ['tw', 0.85],
      ['fr', 0.2],
    ],
    american: 0.25,
    abroad: 0.4,
    schoolsAbroad: [
      'University of Ghana Medical School',
      'Kwame Nkrumah University of Science and Technology',
    ],
    at: AFRICA,
  },
  {
    weight: 2.8,
    women: list('Ngozi, Chioma, Adaeze, Ifeoma, Nneka, Obiageli, Uche, Chidinma, Ezinne, Amaka'),
    men: list('Chidi, Emeka, Obinna, Ikenna, Kelechi, Nnamdi, Uchenna, Chukwuma, Ifeanyi, Okey'),
    last: list(
      'Okafor, Nwosu, Eze, Okonkwo, Obi, Onyekachi, Nwachukwu, Anyanwu, Okoro, Ibekwe, Uzoma, Okeke, Chukwu',
    ),
    languages: [['ig', 0.85]],
    american: 0.2,
    abroad: 0.45,
    schoolsAbroad: [
      'University of Nigeria College of Medicine, Enugu',
      'University of Lagos College of Medicine',
      'University of Port Harcourt',
    ],
    at: AFRICA,
  },
  {
    weight: 2,
    women: list('Folake, Yetunde, Titilayo, Bukola, Omolara, Adebisi, Ronke, Temitope, Simisola, Funmi'),
    men: list('Tunde, Babatunde, Olumide, Segun, Femi, Kayode, Dayo, Adewale, Gbenga, Rotimi'),
    last: list(
      'Adeyemi, Ogunleye, Balogun, Adebayo, Akinola, Oyelaran, Fashola, Olaniyan, Adeleke, Bamidele, Ojo, Alabi',
    ),
    languages: [['yo', 0.88]],
    american: 0.15,
    abroad: 0.45,
    schoolsAbroad: [
      'University of Ibadan College of Medicine',
      'Obafemi Awolowo University',
      'University of Ilorin',
    ],
    at: AFRICA,
  },
  {
    weight: 1.1,
    women: list('Hirut, Selam, Tigist, Meseret, Bethlehem, Rahel, Yodit, Mahlet, Aster, Eden'),
    men: list('Dawit, Yonas, Abebe, Tesfaye, Samson, Elias, Solomon, Girma, Henok, Bereket'),
    last: list(
      'Tesfaye, Bekele, Haile, Gebremedhin, Alemu, Tadesse, Worku, Kebede, Assefa, Mekonnen, Desta, Abraha',
    ),
    languages: [['am', 0.92]],
    american: 0.05,
    abroad: 0.4,
    schoolsAbroad: ['Addis Ababa University School of Medicine', 'Jimma University', 'University of Gondar'],
    at: { ...AFRICA, VA: 2.4, WA: 1.7, CO: 1.5 },
  },
  {
    weight: 0.7,
    women: list('Wanjiru, Akinyi, Njeri, Achieng, Makena, Zawadi, Neema, Wambui'),
    men: list('Kamau, Otieno, Mwangi, Kiprono, Juma, Baraka, Njoroge, Ouma'),
    last: list('Kariuki, Odhiambo, Mutua, Njoroge, Ochieng, Wanjala, Kimani, Githinji, Mwakasege, Ndung’u'),
    languages: [['sw', 0.9]],
    american: 0.4,
    abroad: 0.4,
    schoolsAbroad: [
      'University of Nairobi School of Medicine',
      'Makerere University',
      'Moi University School of Medicine',
    ],
    at: AFRICA,
  },
  {
    weight: 3.6,
    women: list('Layla, Rania, Dina, Nour, Hala, Samar, Yasmin, Rima, Maha, Lina, Reem, Salma, Zeina'),
    men: list('Karim, Omar, Tarek, Samir, Youssef, Nabil, Ziad, Bassam, Walid, Hany, Khaled, Fadi, Ramzi'),
    last: list(`Haddad, Khoury, Mansour, Nasser, Saleh, Farah, Hamdan, Aziz, Barakat, El-Sayed, Abdallah, Daher, Issa, Jabbour,
      Kassab, Najjar, Rahal, Shalaby, Tannous, Zaki`),
    languages: [
      ['ar', 0.93],
      ['fr', 0.2],
    ],
    american: 0.05,
    abroad: 0.5,
    schoolsAbroad: [
      'American University of Beirut',
      'Cairo University Kasr Alainy School of Medicine',
      'Ain Shams University',
      'Damascus University',
      'University of Jordan',
      'University of Baghdad',
    ],
    headwear: ['woman', 'hijab', 0.35],
    at: { MI: 4, CA: 1.1, NJ: 1.5, OH: 1.5, TX: 1.1, IL: 1.2, VA: 1.4, PR: 0.1 },
  },
  {
    weight: 2.4,
    women: list('Shirin, Nasrin, Roya, Parisa, Azadeh, Leila, Maryam, Mahsa, Niloofar, Shadi, Mitra, Bahar'),
    men: list('Reza, Dariush, Kaveh, Babak, Siamak, Arash, Bijan, Cyrus, Farhad, Nima, Kamran, Ramin'),
    last: list(
      'Rahimi, Tehrani, Moradi, Farahani, Kazemi, Hosseini, Ahmadi, Shirazi, Ebrahimi, Mokri, Sadeghi, Javadi, Nikpour, Ansari',
    ),
    languages: [['fa', 0.94]],
    american: 0.03,
    abroad: 0.42,
    schoolsAbroad: [
      'Tehran University of Medical Sciences',
      'Shiraz University of Medical Sciences',
      'Shahid Beheshti University',
    ],
    at: { CA: 3, VA: 1.6, MD: 1.5, TX: 1.2, WA: 1.2, PR: 0.1 },
  },
  {
    weight: 1.1,
    women: list('Elif, Zeynep, Ayşe, Defne, Selin, Ece, Derya, Nazlı, Gül, Sibel'),
    men: list('Emre, Kerem, Deniz, Murat, Cem, Can, Burak, Orhan, Levent, Mert'),
    last: list('Yılmaz, Demir, Kaya, Öztürk, Aydın, Arslan, Çelik, Şahin, Koç, Erdem, Yıldız, Polat'),
    languages: [
      ['tr', 0.95],
      ['de', 0.05],
    ],
    american: 0.01,
    abroad: 0.6,
    schoolsAbroad: [
      'Hacettepe University Faculty of Medicine',
      'Istanbul University Faculty of Medicine',
      'Ankara University',
    ],
    at: { NJ: 1.5, NY: 1.4, MA: 1.3, PR: 0.1 },
  },
];
