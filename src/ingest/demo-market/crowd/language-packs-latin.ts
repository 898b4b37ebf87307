import { languagePack } from './language-pack.ts';

export const ENGLISH_PACK = languagePack('eng', {
  countries: 'GB US IE CA AU',
  heads:
    'Brindle Cravel Dorving Eskel Fyrn Grimsel Hulver Ivren Jorm Kelder Lorrin Mabber Nethel Orsal Pellin Quarl Rusken Scarl Tolver Umbrel Vesper Wendle Yarrel Zarrow',
  tails:
    'bourne croft dale fold gate holt hurst keep ley mere moor ness ridge shaw stead thorpe vale wick worth yard combe den fell garth',
  trades:
    'Steel Oil Bank Stores Telecom Power Chemicals Logistics Foods Homes Software Pharma Insurance Machines Capital',
  themes: 'World Dividend Growth Value Small Bond Gold Green',
  forms: ['plc', 'Ltd', 'Inc.', 'Group'],
  longForm:
    'and Associated Undertakings of the Northern Shore and the Adjoining Districts Holding Company plc',
});

const GERMAN = languagePack('deu', {
  countries: 'DE AT CH',
  heads:
    'Bläuß Döss Eichl Fließ Grüntz Hüll Jäß Kälb Lörr Mühs Nöll Öhr Pfläum Quäl Rüdd Schwöb Stüll Täus Überl Völk Würm Zöll Gröb Krän',
  tails:
    'ach bach berg bruck burg dorf eck felden furt gau hain hausen heim hofen ingen kirchen leiten moor rode see stein tal walde weiler',
  trades:
    'Stahl Öl Bank Kaufhaus Telekom Strom Chemie Verkehr Lebensmittel Bau Software Arznei Versicherung Maschinen Kapital',
  themes: 'Welt Dividende Wachstum Substanz Nebenwerte Anleihen Gold Grün',
  forms: ['AG', 'SE', 'KGaA'],
  longForm:
    'und Vereinigte Werke der nördlichen Küste und der angrenzenden Bezirke Beteiligungsgesellschaft AG',
});

const FRENCH = languagePack('fra', {
  countries: 'FR BE CH',
  heads:
    'Aubrel Beauvin Cérol Doucel Éspar Fleurin Gravel Hautel Islen Jonqu Lavér Mérin Noirel Orvel Pérol Quercel Rochin Sévrel Tilleul Urvel Valmér Vernoy Yvrel Zéphir',
  tails: 'ac age an ard ange aux elle ens erie et euil ey ière ieu in is ogne oire ol on ouse ours y ville',
  trades:
    'Aciéries Pétroles Banque Magasins Télécoms Énergie Chimie Transports Alimentation Bâtiment Logiciels Pharmacie Assurances Mécanique Capital',
  themes: 'Monde Dividendes Croissance Valeur Moyennes Obligations Or Vert',
  forms: ['SA', 'SCA', 'SE'],
  longForm:
    'et Compagnie générale des établissements réunis du littoral septentrional et des départements voisins SA',
});

const SPANISH = languagePack('esp', {
  countries: 'ES MX AR CL',
  heads:
    'Alcor Brañe Cañad Doñer Espin Fuentel Guador Hoyuel Iñor Jarañ Lomb Mañer Nogal Oreñ Peñasc Quebr Ruiñ Sotil Tajuñ Urdañ Valdor Yebr Zarañ Ñandel',
  tails: 'ada al ana ares ba edo ejo ela ena era eta ía ica ido illa ina ito ón osa ote uela ura ista ero',
  trades:
    'Aceros Petróleos Banco Almacenes Telefonía Energía Química Transportes Alimentos Construcción Programas Farmacia Seguros Maquinaria Capital',
  themes: 'Mundo Dividendo Crecimiento Valor Pequeñas Bonos Oro Verde',
  forms: ['S.A.', 'S.A.B.'],
  longForm:
    'y Compañía General de Establecimientos Reunidos de la Costa Norte y de las Comarcas Vecinas S.A.',
});

const ITALIAN = languagePack('ita', {
  countries: 'IT CH',
  heads:
    'Alberon Borgal Castron Dolcer Erbos Fontan Girol Isoler Lagarn Montev Nuvol Olmar Pietr Quercin Roccan Sassol Torrev Ulmet Valser Zafer Brugn Corviol Felcin Granarv',
  tails:
    'a accia aia ana ara asco ata ello enza era esca eto etta iano iera ina ino isco ola one oro uccio umbra ura',
  trades:
    'Acciaierie Petroli Banca Magazzini Telefonia Energia Chimica Trasporti Alimentari Costruzioni Informatica Farmaceutica Assicurazioni Meccanica Capitale',
  themes: 'Mondo Dividendo Crescita Valore Piccole Obbligazioni Oro Verde',
  forms: ['S.p.A.', 'S.a.p.A.'],
  longForm:
    'e Compagnia Generale degli Stabilimenti Riuniti della Costa Settentrionale e delle Città Vicine S.p.A.',
});

const POLISH = languagePack('pol', {
  countries: 'PL',
  heads:
    'Brzęcz Chwałk Ćwikl Dębnik Gąsk Gżęd Jaśmink Jęczm Kłosow Łęgow Łosk Mgław Nieżyw Ostrężn Pszczół Rzęs Sędz Śliwk Świst Trzcin Wąw Źdźb Żabn Żuraw',
  tails:
    'anka arzów awa eczno enko ewo ice ień iny iska ków nica no ocin ogóra oła omyśl onka ów owiec ski uty ynia yska',
  trades:
    'Huta Nafta Bank Sklepy Telekom Energia Chemia Transport Żywność Budowa Oprogramowanie Farmacja Ubezpieczenia Maszyny Kapitał',
  themes: 'Świat Dywidenda Wzrost Wartość Małe Obligacje Złoto Zieleń',
  forms: ['S.A.', 'SE'],
  longForm: 'i Zjednoczone Zakłady Północnego Wybrzeża oraz Przyległych Powiatów Spółka Akcyjna',
});

const TURKISH = languagePack('tur', {
  countries: 'TR',
  heads:
    'Akçum Balkıt Çınlar Derem Ekinc Fındur Gökmel Hasırc Işılt İğdel Kavun Lalem Meşel Narın Ötlek Özlüm Pürnek Sazım Şekvan Taşur Uzgel Ümray Yelpin Zeybul',
  tails:
    'alan başı bey burun çayır dağ deresi ekin gedik göl hisar ırmak kaya köprü kuyu oba ova pazar şehir tarla tepe yaka yayla yurt',
  trades:
    'Çelik Petrol Bankası Mağazaları Telekom Elektrik Kimya Lojistik Gıda İnşaat Yazılım İlaç Sigorta Makine Portföy',
  themes: 'Dünya Temettü Büyüme Değer Küçük Tahvil Altın Yeşil',
  forms: ['A.Ş.', 'T.A.Ş.'],
  longForm: 've Kuzey Kıyısı ile Komşu İlçeler Birleşik İşletmeleri Sanayi ve Ticaret Anonim Şirketi',
});

export const LATIN_PACKS = [ENGLISH_PACK, GERMAN, FRENCH, SPANISH, ITALIAN, POLISH, TURKISH] as const;
