import { type UnseenList, windows1252 } from "./told";

const lines = (...all: string[]): string => all.join("\r\n");

/** French, Italian, Spanish and Portuguese lists. */
export const ROMANCE: UnseenList[] = [
  {
    name: "a French list of third parties, in Windows-1252",
    content: windows1252(
      lines(
        "Liste des fournisseurs au 31/10/2026;;;;;;;;;;",
        "Code tiers;Raison sociale;Forme juridique;Adresse;CP;Ville;Pays;N° SIRET;TVA intracom.;CA 2025 (k€);Interlocuteur",
        "F0001;Fonderies de l'Aisne;SAS;3, rue du Port;02100;Saint-Quentin;France;55210055400013;FR40303265045;1 250,5;Mme Lefèvre",
        "F0002;Décolletage Savoyard;SARL;ZI des Îles;74300;Cluses;FR;38012986648625;FR83404833048;98;",
        "F0003;Visserie Léman S.A.;;Route de Genève 8;1260;Nyon;Suisse;;CHE-107.787.577;12;M. Rochat",
        "F0004;Divers fournisseurs;;;;;;;;3;",
        "F0005;Tôlerie Moreau;SARL;5 allée des Chênes;1000;Bourg-en-Bresse;F;;;45;",
        "Total général;;;;;;;;;1 408,5;",
      ),
    ),
    expected: [
      "3 create: Fonderies de l'Aisne | FR | 02100 Saint-Quentin | 3, rue du Port | ERP=F0001 | VAT=FR40303265045 | Registration=55210055400013 | contact=Mme Lefèvre | spend=1250500 EUR",
      "4 create: Décolletage Savoyard | FR | 74300 Cluses | ZI des Îles | ERP=F0002 | VAT=FR83404833048 | Registration=38012986648625 | spend=98000 EUR",
      "5 create: Visserie Léman S.A. | CH | 1260 Nyon | Route de Genève 8 | ERP=F0003 | VAT=CHE107787577 | contact=M. Rochat | spend=12000 EUR",
      "6 refused {nameOfNobody}",
      "7 create: Tôlerie Moreau | FR | 01000 Bourg-en-Bresse | 5 allée des Chênes | ERP=F0005 | spend=45000 EUR {zerosRestored}",
      "8 refused {totalRow}",
    ],
  },
  {
    name: "an Italian list of suppliers",
    content: lines(
      "Cod. fornitore;Ragione sociale;Indirizzo;C.A.P.;Comune;Prov.;Nazione;P. IVA;Tel.;Categoria merceologica;Fatturato 2025 (€)",
      "1001;Fonderie Ariotti S.p.A.;Via Brescia 12;25030;Adro;BS;ITALIA;IT01234567897;030 7450111;Fusioni in ghisa;1.234.567,00",
      "1002;Minuteria Rossi & C. S.n.c.;Via dell'Industria 4;36100;Vicenza;VI;I;IT02345678901;;Minuteria;12.500,00",
      "1003;Gießerei Bozen GmbH / Fonderia Bolzano Srl;Via Volta 3;39100;Bolzano;BZ;IT;;;Fusioni;0,00",
      "1004;Altri fornitori;;;;;;;;;5,00",
      "1005;Schweizer Uhrwerk AG;Bahnhofstr. 2;2502;Biel;;SVIZZERA;;;Orologi;1.000,00",
      "Totale complessivo;;;;;;;;;;1.248.072,00",
    ),
    expected: [
      "2 create: Fonderie Ariotti S.p.A. | IT | 25030 Adro (BS) | Via Brescia 12 | ERP=1001 | VAT=IT01234567897 | tel=030 7450111 | goods=Fusioni in ghisa | spend=1234567 EUR",
      "3 create: Minuteria Rossi & C. S.n.c. | IT | 36100 Vicenza (VI) | Via dell'Industria 4 | ERP=1002 | VAT=IT02345678901 | goods=Minuteria | spend=12500 EUR",
      "4 create: Gießerei Bozen GmbH / Fonderia Bolzano Srl | IT | 39100 Bolzano (BZ) | Via Volta 3 | ERP=1003 | goods=Fusioni | spend=0 EUR",
      "5 refused {nameOfNobody}",
      "6 create: Schweizer Uhrwerk AG | CH | 2502 Biel | Bahnhofstr. 2 | ERP=1005 | goods=Orologi | spend=1000 EUR",
      "7 refused {totalRow}",
    ],
  },
  {
    name: "a Spanish list of suppliers with countries in Spanish",
    content: lines(
      "Nº,Cód. Proveedor,Razón Social,NIF/CIF,Domicilio,C.P.,Población,Provincia,País,Teléfono,Importe compras 2025 (€)",
      '1,P-001,"Fundiciones Urola, S.A.",A20012345,"Pol. Ind. Zubieta, 4",20700,Zumarraga,Gipuzkoa,España,943 72 01 00,"1.250.000,50"',
      '2,P-002,Tornillería Vasca S.L.,B48123456,C/ Mayor 7,48001,Bilbao,Bizkaia,E,,"98.000,00"',
      '3,P-003,Aços Lusitanos Lda,PT501234567,Rua Nova 3,4000-123,Oporto,,Portugal,,"5.000,00"',
      '4,P-004,Rotterdam Trading BV,NL001234567B01,Kade 1,3011 AB,Róterdam,,Países Bajos,,"700,00"',
      '5,P-005,Sin identificar,,,,,,,,"3,00"',
      '6,P-006,Deutsche Ventile GmbH,DE123456788,Hauptstr. 5,60311,Fráncfort,,Alemania,,"12,00"',
      ',,Total general,,,,,,,,"1.353.715,50"',
    ),
    expected: [
      "2 create: Fundiciones Urola, S.A. | ES | 20700 Zumarraga (Gipuzkoa) | Pol. Ind. Zubieta, 4 | ERP=P-001 | VAT=A20012345 | tel=943 72 01 00 | spend=1250000.5 EUR",
      "3 create: Tornillería Vasca S.L. | ES | 48001 Bilbao (Bizkaia) | C/ Mayor 7 | ERP=P-002 | VAT=B48123456 | spend=98000 EUR",
      "4 create: Aços Lusitanos Lda | PT | 4000-123 Oporto | Rua Nova 3 | ERP=P-003 | VAT=PT501234567 | spend=5000 EUR",
      "5 create: Rotterdam Trading BV | NL | 3011 AB Róterdam | Kade 1 | ERP=P-004 | VAT=NL001234567B01 | spend=700 EUR",
      "6 refused {nameOfNobody}",
      "7 create: Deutsche Ventile GmbH | DE | 60311 Fráncfort | Hauptstr. 5 | ERP=P-006 | VAT=DE123456788 | spend=12 EUR",
      "8 refused {totalRow}",
    ],
  },
  {
    name: "a Brazilian list of suppliers",
    content: lines(
      "Código do fornecedor;Razão social;Nome fantasia;CNPJ;Endereço;Número;CEP;Cidade;UF;País;E-mail;Valor de compras (R$)",
      "F10;Metalúrgica Paulista Ltda;MetalSP;12.345.678/0001-95;Av. Industrial;1500;09080-510;Santo André;SP;Brasil;compras@metalsp.example;1.234.567,89",
      "F11;Fundição Gaúcha S.A.;;98.765.432/0001-10;Rua das Flores;12;95010-000;Caxias do Sul;RS;Brasil;;50.000,00",
      "F12;Outros fornecedores;;;;;;;;;;1,00",
      "F13;Deutsche Presswerk GmbH;;;Werkstr.;4;44135;Dortmund;;Alemanha;;9.000,00",
      "Total;;;;;;;;;;;1.293.568,89",
    ),
    expected: [
      "2 create: Metalúrgica Paulista Ltda | BR | 09080-510 Santo André (SP) | Av. Industrial 1500 | ERP=F10 | VAT=12345678000195 | aka=MetalSP | mail=compras@metalsp.example | spend=1234567.89 BRL",
      "3 create: Fundição Gaúcha S.A. | BR | 95010-000 Caxias do Sul (RS) | Rua das Flores 12 | ERP=F11 | VAT=98765432000110 | spend=50000 BRL",
      "4 refused {nameOfNobody}",
      "5 create: Deutsche Presswerk GmbH | DE | 44135 Dortmund | Werkstr. 4 | ERP=F13 | spend=9000 BRL",
      "6 refused {totalRow}",
    ],
  },
];
