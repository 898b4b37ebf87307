import type { IndustryTexts } from './industry-texts.ts';

export const ITA_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: 'La società estrae minerale di ferro e produce acciai piani e lunghi per l’edilizia e i veicoli.',
    drivers: 'i prezzi dell’acciaio, il costo del minerale e dell’energia',
  },
  'oil-gas': {
    does: 'La società estrae petrolio e gas naturale, li raffina e vende carburanti nelle proprie stazioni di servizio.',
    drivers: 'il prezzo del petrolio, la produzione e i margini di raffinazione',
  },
  banks: {
    does: 'La banca raccoglie depositi, concede prestiti a famiglie e imprese e gestisce pagamenti.',
    drivers: 'il margine di interesse, le perdite su crediti e i costi',
  },
  retail: {
    does: 'La società gestisce supermercati, negozi di prossimità e un negozio online.',
    drivers: 'le vendite a parità di rete, i salari e gli affitti',
  },
  telecom: {
    does: 'La società gestisce reti mobili e fisse e vende accesso a Internet a famiglie e imprese.',
    drivers: 'il numero di clienti, il ricavo per cliente e gli investimenti nelle reti',
  },
  power: {
    does: 'La società produce energia elettrica e calore e gestisce reti di distribuzione.',
    drivers: 'i prezzi dell’elettricità, il costo dei combustibili e le tariffe regolate',
  },
  chemicals: {
    does: 'La società produce prodotti chimici di base, fertilizzanti e materie plastiche.',
    drivers: 'il prezzo del gas, la domanda industriale e l’utilizzo degli impianti',
  },
  transport: {
    does: 'La società trasporta merci e passeggeri e gestisce terminal e magazzini.',
    drivers: 'i noli, il costo del carburante e i volumi di scambio',
  },
  food: {
    does: 'La società produce latticini, prodotti da forno e bevande con marchi propri.',
    drivers: 'i prezzi delle materie prime, i prezzi di vendita e i volumi',
  },
  construction: {
    does: 'La società costruisce case, uffici e strade e sviluppa aree proprie.',
    drivers: 'il portafoglio ordini, i tassi di interesse e i costi di costruzione',
  },
  software: {
    does: 'La società sviluppa software gestionale e lo vende in abbonamento.',
    drivers: 'i nuovi contratti, i rinnovi e il costo del personale',
  },
  pharmaceuticals: {
    does: 'La società sviluppa, produce e vende medicinali soggetti a prescrizione.',
    drivers: 'le autorizzazioni, le scadenze dei brevetti e la spesa per la ricerca',
  },
  insurance: {
    does: 'La società assicura famiglie e imprese contro danni, malattia e i rischi della vecchiaia.',
    drivers: 'i sinistri, la crescita dei premi e i proventi finanziari',
  },
  machinery: {
    does: 'La società costruisce macchine utensili, azionamenti e linee di produzione e ne cura la manutenzione.',
    drivers: 'gli ordini, l’utilizzo degli impianti e i prezzi dei componenti',
  },
  funds: {
    does: 'La società gestisce fondi di investimento per clienti privati e istituzionali.',
    drivers: 'il patrimonio gestito, le commissioni e le quotazioni',
  },
  'public-finance': {
    does: 'L’ente emette obbligazioni per conto del proprio Stato e ne gestisce il debito.',
    drivers: 'il saldo di bilancio, la crescita e i tassi di interesse',
  },
};
