import { list } from '../comma-list.ts';
import type { Heritage } from './heritage.ts';

const SOUTH_ASIA = {
  MI: 1.3,
  NJ: 2,
  IL: 1.4,
  TX: 1.3,
  OH: 1.3,
  PA: 1.1,
  CA: 1.1,
  MD: 1.2,
  GA: 1.2,
  PR: 0.1,
  GU: 0.3,
  MT: 0.5,
};
const EAST_ASIA = { CA: 2.4, NY: 1.4, HI: 2.5, WA: 1.6, NJ: 1.3, MA: 1.2, GU: 2, PR: 0.1, WV: 0.4, MS: 0.3 };

/** South, East and Southeast Asian heritages. */
export const ASIA: Heritage[] = [
  {
    weight: 5.5,
    women:
      list(`Priya, Anjali, Neha, Kavita, Meera, Sunita, Pooja, Shreya, Aditi, Rekha, Nandini, Ritu, Divya, Smita, Anita,
      Leena, Swati, Vandana`),
    men: list(`Arjun, Rahul, Sanjay, Vikram, Rohan, Anil, Rajesh, Amit, Ashok, Deepak, Nikhil, Sameer, Vivek, Rajiv, Aditya,
      Manish, Suresh, Alok`),
    last: list(`Sharma, Gupta, Agarwal, Mehta, Kapoor, Malhotra, Saxena, Verma, Bhatia, Chopra, Joshi, Kulkarni, Deshpande, Mathur,
      Mishra, Pandey, Rastogi, Srivastava, Tandon, Khanna, Desai, Apte`),
    languages: [
      ['hi', 0.85],
      ['ur', 0.12],
    ],
    american: 0.04,
    abroad: 0.5,
    schoolsAbroad: [
      'All India Institute of Medical Sciences, New Delhi',
      'Maulana Azad Medical College',
      'Grant Medical College, Mumbai',
      'King George’s Medical University, Lucknow',
      'Lady Hardinge Medical College',
      'B.J. Medical College, Pune',
    ],
    at: SOUTH_ASIA,
  },
  {
    weight: 2.6,
    women: list('Hetal, Nisha, Bhavna, Jignasha, Krupa, Mital, Falguni, Heena, Sejal, Rupal, Ami, Toral'),
    men: list('Hitesh, Nirav, Jignesh, Ketan, Bhavesh, Dhaval, Mehul, Parth, Chirag, Kirit, Sunil, Jay'),
    last: list(
      'Patel, Shah, Desai, Trivedi, Parikh, Amin, Bhatt, Dave, Gandhi, Modi, Vora, Thakkar, Pandya, Vyas',
    ),
    languages: [
      ['gu', 0.9],
      ['hi', 0.6],
    ],
    american: 0.05,
    abroad: 0.5,
    schoolsAbroad: [
      'B.J. Medical College, Ahmedabad',
      'Medical College Baroda',
      'Pramukhswami Medical College',
    ],
    at: SOUTH_ASIA,
  },
  {
    weight: 2,
    women: list(
      'Harpreet, Simran, Gurleen, Jaspreet, Manpreet, Navneet, Amrit, Kiran, Ravneet, Sukhmani, Parveen, Rupinder',
    ),
    men: list(
      'Harjit, Gurpreet, Jaswinder, Manjit, Rajinder, Amandeep, Kuldip, Inderjit, Balraj, Tejinder, Karan, Navdeep',
    ),
    last: list(
      'Singh, Gill, Dhillon, Sandhu, Grewal, Sidhu, Bains, Ahluwalia, Chahal, Randhawa, Brar, Sekhon, Bedi',
    ),
    languages: [
      ['pa', 0.92],
      ['hi', 0.65],
    ],
    american: 0.02,
    abroad: 0.45,
    schoolsAbroad: [
      'Government Medical College, Amritsar',
      'Christian Medical College, Ludhiana',
      'Dayanand Medical College',
    ],
    headwear: ['man', 'turban', 0.6],
    at: { ...SOUTH_ASIA, CA: 2 },
  },
  {
    weight: 3,
    women: list(
      'Lakshmi, Sravani, Padma, Swapna, Madhavi, Sirisha, Deepthi, Aruna, Kalyani, Sushma, Haritha, Vasudha',
    ),
    men: list(
      'Venkat, Srinivas, Ravi, Krishna, Prasad, Kiran, Satish, Mahesh, Phani, Chandra, Harsha, Naveen',
    ),
    last: list(`Reddy, Rao, Naidu, Chowdary, Vemuri, Kolli, Gadiraju, Yalamanchili, Pothula, Kondapalli, Nallamothu, Bommireddy,
      Varma, Sastry, Alluri`),
    languages: [
      ['te', 0.92],
      ['hi', 0.6],
    ],
    american: 0.02,
    abroad: 0.6,
    schoolsAbroad: [
      'Osmania Medical College',
      'Guntur Medical College',
      'Andhra Medical College',
      'Gandhi Medical College, Hyderabad',
    ],
    at: SOUTH_ASIA,
  },
  {
    weight: 2.4,
    women: list(
      'Meenakshi, Revathi, Kamala, Vidya, Uma, Sudha, Gayathri, Janaki, Shanthi, Bhuvana, Anuradha, Malini',
    ),
    men: list(
      'Karthik, Ramesh, Murali, Ganesh, Senthil, Balaji, Anand, Sundar, Arvind, Mohan, Vijay, Raghav',
    ),
    last: list(`Raman, Subramanian, Krishnan, Venkataraman, Natarajan, Iyer, Iyengar, Sundaram, Ramaswamy, Narayanan, Chandrasekaran,
      Murugan, Srinivasan, Rajagopalan, Sivakumar`),
    languages: [
      ['ta', 0.92],
      ['hi', 0.35],
    ],
    american: 0.02,
    abroad: 0.5,
    schoolsAbroad: [
      'Madras Medical College',
      'Christian Medical College, Vellore',
      'Stanley Medical College',
      'JIPMER, Puducherry',
    ],
    at: SOUTH_ASIA,
  },
  {
    weight: 1.2,
    women: list('Mousumi, Sharmila, Tanushree, Ananya, Ruma, Paromita, Nasreen, Farhana, Tahmina, Rumana'),
    men: list('Subir, Amitava, Debashish, Partha, Sourav, Anirban, Mahmud, Tanvir, Rafiq, Shafiq'),
    last: list(
      'Banerjee, Chatterjee, Mukherjee, Bose, Sengupta, Dasgupta, Ghosh, Rahman, Chowdhury, Hossain, Islam, Sarkar',
    ),
    languages: [
      ['bn', 0.95],
      ['hi', 0.5],
    ],
    american: 0.02,
    abroad: 0.5,
    schoolsAbroad: [
      'Dhaka Medical College',
      'Calcutta National Medical College',
      'Sir Salimullah Medical College',
    ],
    at: { ...SOUTH_ASIA, NY: 1.8 },
  },
  {
    weight: 3,
    women: list(
      'Ayesha, Sana, Fatima, Mahnoor, Zainab, Nadia, Saima, Rabia, Hina, Amina, Mariam, Uzma, Sadia',
    ),
    men: list('Bilal, Faisal, Imran, Kamran, Omar, Hassan, Asad, Salman, Usman, Tariq, Adeel, Zain, Naveed'),
    last: list(
      'Khan, Ahmed, Malik, Qureshi, Siddiqui, Chaudhry, Sheikh, Iqbal, Mirza, Rizvi, Baig, Hashmi, Butt, Raza, Farooqi',
    ),
    languages: [
      ['ur', 0.95],
      ['hi', 0.4],
      ['pa', 0.4],
    ],
    american: 0.01,
    abroad: 0.55,
    schoolsAbroad: [
      'Aga Khan University Medical College',
      'King Edward Medical University',
      'Dow Medical College',
      'Rawalpindi Medical University',
    ],
    headwear: ['woman', 'hijab', 0.35],
    at: SOUTH_ASIA,
  },
  {
    weight: 5,
    women: list('Wei, Xiaoling, Yun, Jing, Mei, Lihua, Yifan, Qing, Hui, Ying, Lan, Ming, Xin'),
    men: list('Jun, Wei, Hao, Ming, Feng, Jian, Bo, Yang, Kai, Zhen, Lei, Tao, Yi'),
    last: list(`Chen, Wang, Zhang, Liu, Huang, Lin, Zhao, Wu, Zhou, Xu, Sun, Ma, Hu, Guo, Gao, Luo, Liang, Zheng, Tang, Feng, Cheng,
      Shen, Yao, Tsai, Hsu, Chang`),
    languages: [
      ['cmn', 0.88],
      ['yue', 0.08],
    ],
    american: 0.66,
    abroad: 0.22,
    schoolsAbroad: [
      'Peking Union Medical College',
      'Fudan University Shanghai Medical College',
      'National Taiwan University College of Medicine',
      'Sun Yat-sen University',
    ],
    at: EAST_ASIA,
  },
  {
    weight: 1.3,
    women: list('Wing, Ka-Yan, Mei-Lin, Suk, Lai, Yuen'),
    men: list('Ka-Ming, Wing, Chi, Kwok, Siu, Man-Ho'),
    last: list('Wong, Chan, Leung, Lee, Cheung, Lau, Kwan, Ng, Tam, Yip, Chow, Fong, Mak, Yee, Moy, Chin'),
    languages: [
      ['yue', 0.88],
      ['cmn', 0.4],
    ],
    american: 0.85,
    abroad: 0.1,
    schoolsAbroad: ['University of Hong Kong Li Ka Shing Faculty of Medicine'],
    at: EAST_ASIA,
  },
  {
    weight: 3.4,
    women: list('Ji-Young, Soo-Jin, Min-Ji, Hye-Jin, Eun-Ju, Yuna, Jiwon, Sora, Hana, Mina'),
    men: list('Joon, Min-Ho, Sung, Jae-Hyun, Dong, Hyun, Tae, Seung, Ki, Woo-Jin'),
    last: list(
      'Kim, Lee, Park, Choi, Jung, Kang, Cho, Yoon, Jang, Lim, Han, Shin, Seo, Kwon, Hwang, Song, Ahn, Paik',
    ),
    languages: [['ko', 0.82]],
    american: 0.74,
    abroad: 0.16,
    schoolsAbroad: [
      'Seoul National University College of Medicine',
      'Yonsei University College of Medicine',
      'Korea University College of Medicine',
    ],
    at: { ...EAST_ASIA, VA: 1.6, GA: 1.3, MD: 1.4 },
  },
  {
    weight: 1.4,
    women: list('Yuko, Naoko, Emi, Akiko, Keiko, Haruka, Mariko, Tomoko, Yumi, Aya'),
    men: list('Kenji, Takashi, Hiroshi, Kenta, Daisuke, Satoshi, Makoto, Akira, Ryo, Naoki'),
    last: list(
      'Tanaka, Sato, Nakamura, Yamamoto, Watanabe, Kobayashi, Ito, Hayashi, Mori, Ishikawa, Okada, Fujita, Morita, Inouye, Hirano',
    ),
    languages: [['ja', 0.6]],
    american: 0.6,
    abroad: 0.12,
    schoolsAbroad: [
      'Kyoto University Faculty of Medicine',
      'University of Tokyo Faculty of Medicine',
      'Keio University School of Medicine',
    ],
    at: { ...EAST_ASIA, HI: 14 },
  },
  {
    weight: 2.2,
    women: list('Linh, Thuy, Mai, Lan, Ngoc, Huong, Kim-Anh, Trang, Bich, My, Thao, Phuong'),
    men: list('Minh, Tuan, Huy, Duc, Hieu, Quang, Anh, Long, Khoa, Bao, Thanh, Vinh'),
    last: list(
      'Nguyen, Tran, Pham, Le, Vo, Hoang, Bui, Dang, Do, Ngo, Duong, Truong, Vu, Huynh, Phan, Luong',
    ),
    languages: [
      ['vi', 0.88],
      ['fr', 0.06],
    ],
    american: 0.55,
    abroad: 0.1,
    schoolsAbroad: ['University of Medicine and Pharmacy at Ho Chi Minh City', 'Hanoi Medical University'],
    at: { CA: 2.6, TX: 2, WA: 1.6, VA: 1.5, LA: 1.4, GA: 1.2, PR: 0.1 },
  },
  {
    weight: 2.4,
    women: list(
      'Maria Cristina, Liza, Rowena, Cecilia, Marites, Joy, Imelda, Carmela, Aileen, Jocelyn, Bernadette',
    ),
    men: list('Jose Mari, Ramon, Rommel, Emmanuel, Noel, Renato, Dennis, Arnel, Edwin, Ferdinand, Gerardo'),
    last: list(
      'Santos, Bautista, Dela Cruz, Ocampo, Pascual, Villanueva, Aquino, Mendoza, Salonga, Manalo, Dizon, Tolentino, Ramos, Magsaysay',
    ),
    languages: [['tl', 0.9]],
    american: 0.3,
    abroad: 0.5,
    schoolsAbroad: [
      'University of Santo Tomas Faculty of Medicine and Surgery',
      'University of the Philippines College of Medicine',
      'Far Eastern University – Nicanor Reyes Medical Foundation',
    ],
    at: { CA: 2, HI: 9, GU: 70, NV: 3, IL: 1.3, NJ: 1.4, WA: 1.4, AK: 3, PR: 0.1, VI: 0.4 },
  },
  {
    weight: 0.5,
    women: list('Pimchanok, Siriporn, Malee, Sopheap, Bopha, Chanthy, Nalin, Dara'),
    men: list('Somchai, Anurak, Prasert, Sokha, Vannak, Rithy, Niran, Sothea'),
    last: list('Suwan, Charoen, Srisai, Chaiyasit, Keo, Chea, Sok, Prum, Meas, Som'),
    languages: [
      ['th', 0.5],
      ['km', 0.45],
    ],
    american: 0.3,
    abroad: 0.25,
    schoolsAbroad: ['Mahidol University Faculty of Medicine Siriraj Hospital', 'Chulalongkorn University'],
    at: { CA: 2, MA: 2.2, RI: 1.6, WA: 1.3, PR: 0.1 },
  },
  {
    weight: 0.35,
    women: list('Mai See, Pa Houa, Kia, Bao, Gao Nou, Mai Yer, Sheng'),
    men: list('Tou, Cheng, Fue, Pao, Kou, Xeng, Vang Pao'),
    last: list('Vang, Xiong, Yang, Lor, Moua, Thao, Her, Vue, Lee'),
    languages: [['hmn', 0.92]],
    american: 0.3,
    abroad: 0,
    schoolsAbroad: [],
    at: { MN: 16, WI: 9, CA: 2, PR: 0.1, NC: 1.5 },
  },
];
