import type { Language } from '#domain/languages/languages.ts';

/** Given names and family names; where the alphabet is not Latin, the English spelling follows a stroke. */
export const PERSON_NAMES: Readonly<Record<Language, readonly [given: string, family: string]>> = {
  eng: [
    'Alice Edmund Harriet Rupert Imogen Callum Beatrix Leonard Philippa Gareth',
    'Ashgrove Winterbourne Penhallow Thorncastle Marlowick Fairbrook Oakhurst Hollingdene Redfern Stonebeck',
  ],
  deu: [
    'Annika Friedrich Gesine Lothar Katharina Ulrich Dorothea Matthias Henrike Volker',
    'Birkenau Lindenholz Sommerfeldt Kesselbach Rabenhorst Wiesengrund Eschenthal Grünwalder Hagedorn Moosbrugg',
  ],
  fra: [
    'Camille Étienne Solène Gaspard Mathilde Aurélien Clémence Thibault Hélène Bastien',
    'Beaurivage Clairefontaine Desormeaux Montaubry Rochelande Valmorin Tournebise Grandpré Hautecour Marsannay',
  ],
  esp: [
    'Lucía Ignacio Carmela Rodrigo Inés Álvaro Beatriz Gonzalo Elvira Joaquín',
    'Valdeolmos Peñarrubia Castromonte Robledillo Fuensanta Montealegre Cañaveral Riofrío Altamira Zarzuela',
  ],
  ita: [
    'Chiara Lorenzo Federica Tommaso Ginevra Alessio Ornella Ruggero Elisabetta Corrado',
    'Belvedere Montefiore Roccalta Sanseverini Valdarnese Castelluccio Fontanelli Pietralba Ventresca Altobelli',
  ],
  pol: [
    'Agnieszka Bartosz Małgorzata Krzysztof Zuzanna Wojciech Jadwiga Przemysław Łucja Stanisław',
    'Brzezina Wierzbicki Jaworzański Sosnowiak Dąbkowicz Zielonka Łęgowski Modrzewiecki Kalinowicz Świerczek',
  ],
  tur: [
    'Ayşe Mehmet Zeynep Emre Gülşen Kerem Elif Orhan Şebnem Tolga',
    'Yıldızoğlu Karaçınar Gökdere Denizalp Ağaçlı Ormancı Kırlangıç Demirdağ Söğütlü Akpınarlı',
  ],
  rus: [
    'Анна|Anna Дмитрий|Dmitry Елена|Elena Сергей|Sergey Ольга|Olga Павел|Pavel Марина|Marina Игорь|Igor Наталья|Natalya Фёдор|Fyodor',
    'Берёзкин|Beryozkin Заречных|Zarechnykh Лугачёв|Lugachyov Крутояр|Krutoyar Осинцев|Osintsev Рябинко|Ryabinko Сосновых|Sosnovykh Чистополь|Chistopol Ясенев|Yasenev Холмогорец|Kholmogorets',
  ],
  ukr: [
    'Оксана|Oksana Тарас|Taras Леся|Lesia Богдан|Bohdan Мирослава|Myroslava Остап|Ostap Соломія|Solomiia Назар|Nazar Дарина|Daryna Юрій|Yurii',
    'Калиненко|Kalynenko Яворчук|Yavorchuk Степовик|Stepovyk Лозовицький|Lozovytskyi Дібровенко|Dibrovenko Журавчук|Zhuravchuk Полянець|Polianets Верховин|Verkhovyn Криниченко|Krynychenko Гайовий|Haiovyi',
  ],
  chn: [
    '明远|Mingyuan 雅琴|Yaqin 志诚|Zhicheng 若兰|Ruolan 浩然|Haoran 思敏|Simin 建波|Jianbo 清怡|Qingyi 文博|Wenbo 晓峰|Xiaofeng',
    '沈|Shen 顾|Gu 陆|Lu 程|Cheng 温|Wen 江|Jiang 叶|Ye 傅|Fu 秦|Qin 岳|Yue',
  ],
};
