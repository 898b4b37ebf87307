import type { IndustryTexts } from './industry-texts.ts';

export const POL_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: 'Spółka wydobywa rudę żelaza i produkuje stal płaską i długą dla budownictwa i producentów pojazdów.',
    drivers: 'ceny stali, koszty rudy i energii',
  },
  'oil-gas': {
    does: 'Spółka wydobywa ropę i gaz ziemny, przerabia je i sprzedaje paliwa na własnych stacjach.',
    drivers: 'cena ropy, wydobycie i marże rafineryjne',
  },
  banks: {
    does: 'Bank przyjmuje depozyty, udziela kredytów gospodarstwom domowym i firmom oraz rozlicza płatności.',
    drivers: 'wynik odsetkowy, odpisy kredytowe i koszty',
  },
  retail: {
    does: 'Spółka prowadzi supermarkety, sklepy osiedlowe i sklep internetowy.',
    drivers: 'sprzedaż porównywalna, płace i czynsze',
  },
  telecom: {
    does: 'Spółka obsługuje sieci komórkowe i stacjonarne i sprzedaje dostęp do Internetu gospodarstwom domowym i firmom.',
    drivers: 'liczba klientów, przychód na klienta i nakłady na sieci',
  },
  power: {
    does: 'Spółka wytwarza energię elektryczną i ciepło oraz prowadzi sieci dystrybucyjne.',
    drivers: 'ceny energii, koszty paliw i taryfy regulowane',
  },
  chemicals: {
    does: 'Spółka produkuje podstawowe chemikalia, nawozy i tworzywa sztuczne.',
    drivers: 'ceny gazu, popyt przemysłu i wykorzystanie mocy',
  },
  transport: {
    does: 'Spółka przewozi towary i pasażerów oraz prowadzi terminale i magazyny.',
    drivers: 'stawki frachtowe, koszty paliwa i wolumen handlu',
  },
  food: {
    does: 'Spółka wytwarza nabiał, pieczywo i napoje pod własnymi markami.',
    drivers: 'ceny surowców, ceny sprzedaży i wolumeny',
  },
  construction: {
    does: 'Spółka buduje mieszkania, biura i drogi oraz zagospodarowuje własne grunty.',
    drivers: 'portfel zamówień, stopy procentowe i koszty budowy',
  },
  software: {
    does: 'Spółka tworzy oprogramowanie dla firm i sprzedaje je w abonamencie.',
    drivers: 'nowe umowy, przedłużenia i koszty pracy',
  },
  pharmaceuticals: {
    does: 'Spółka opracowuje, produkuje i sprzedaje leki na receptę.',
    drivers: 'dopuszczenia leków, wygasanie patentów i nakłady na badania',
  },
  insurance: {
    does: 'Spółka ubezpiecza gospodarstwa domowe i firmy od szkód, choroby i skutków starości.',
    drivers: 'szkody, wzrost składki i dochody z lokat',
  },
  machinery: {
    does: 'Spółka buduje obrabiarki, napędy i linie produkcyjne oraz je serwisuje.',
    drivers: 'napływ zamówień, wykorzystanie mocy i ceny podzespołów',
  },
  funds: {
    does: 'Spółka zarządza funduszami inwestycyjnymi dla klientów prywatnych i instytucjonalnych.',
    drivers: 'wartość aktywów, opłaty i kursy',
  },
  'public-finance': {
    does: 'Instytucja emituje obligacje w imieniu swojego państwa i zarządza jego długiem.',
    drivers: 'saldo budżetu, wzrost i stopy procentowe',
  },
};
