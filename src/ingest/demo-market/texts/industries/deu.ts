import type { IndustryTexts } from './industry-texts.ts';

export const DEU_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: 'Das Unternehmen fördert Eisenerz und stellt Flach- und Langstahl für die Bau- und Fahrzeugindustrie her.',
    drivers: 'Stahlpreise, Erz- und Energiekosten',
  },
  'oil-gas': {
    does: 'Das Unternehmen fördert Erdöl und Erdgas, verarbeitet sie und verkauft Kraftstoffe an eigenen Tankstellen.',
    drivers: 'Ölpreis, Fördermenge und Raffineriemargen',
  },
  banks: {
    does: 'Die Bank nimmt Einlagen an, vergibt Kredite an Privatkunden und Unternehmen und wickelt Zahlungen ab.',
    drivers: 'Zinsüberschuss, Kreditausfälle und Kosten',
  },
  retail: {
    does: 'Das Unternehmen betreibt Supermärkte, Nahversorger und einen Onlineshop.',
    drivers: 'Umsatz auf vergleichbarer Fläche, Löhne und Mieten',
  },
  telecom: {
    does: 'Das Unternehmen betreibt Mobilfunk- und Festnetze und verkauft Internetzugänge an Haushalte und Firmen.',
    drivers: 'Kundenzahl, Umsatz je Kunde und Netzausbau',
  },
  power: {
    does: 'Das Unternehmen erzeugt Strom und Wärme und betreibt Verteilnetze.',
    drivers: 'Strompreise, Brennstoffkosten und regulierte Entgelte',
  },
  chemicals: {
    does: 'Das Unternehmen stellt Grundchemikalien, Dünger und Kunststoffe her.',
    drivers: 'Gaspreise, Nachfrage der Industrie und Auslastung',
  },
  transport: {
    does: 'Das Unternehmen befördert Güter und Fahrgäste und betreibt Terminals und Lager.',
    drivers: 'Frachtraten, Treibstoffkosten und Handelsvolumen',
  },
  food: {
    does: 'Das Unternehmen stellt Milchprodukte, Backwaren und Getränke unter eigenen Marken her.',
    drivers: 'Rohstoffpreise, Verkaufspreise und Absatzmengen',
  },
  construction: {
    does: 'Das Unternehmen baut Wohnungen, Büros und Straßen und entwickelt eigene Grundstücke.',
    drivers: 'Auftragsbestand, Zinsen und Baukosten',
  },
  software: {
    does: 'Das Unternehmen entwickelt Unternehmenssoftware und vertreibt sie im Abonnement.',
    drivers: 'neue Verträge, Verlängerungen und Personalkosten',
  },
  pharmaceuticals: {
    does: 'Das Unternehmen entwickelt, produziert und vertreibt verschreibungspflichtige Arzneimittel.',
    drivers: 'Zulassungen, Patentabläufe und Forschungsaufwand',
  },
  insurance: {
    does: 'Das Unternehmen versichert Haushalte und Betriebe gegen Schäden, Krankheit und die finanziellen Folgen des Alters.',
    drivers: 'Schäden, Beitragswachstum und Kapitalerträge',
  },
  machinery: {
    does: 'Das Unternehmen baut Werkzeugmaschinen, Antriebe und Fertigungslinien und wartet sie.',
    drivers: 'Auftragseingang, Auslastung und Preise für Vorprodukte',
  },
  funds: {
    does: 'Das Unternehmen verwaltet Investmentfonds für private und institutionelle Anleger.',
    drivers: 'verwaltetes Vermögen, Gebühren und Kurse',
  },
  'public-finance': {
    does: 'Die Einrichtung begibt Anleihen für ihren Staat und verwaltet dessen Schulden.',
    drivers: 'Haushaltssaldo, Wachstum und Zinsen',
  },
};
