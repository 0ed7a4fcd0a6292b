import { expect, test } from "vitest";
import { guessListMapping } from "./list-titles";

/** Titles as the European Union, the United Kingdom, Australia, open collections and a German authority write them. */
test.each([
  [
    "Eintrag;Betroffener;Art;Weitere Schreibweisen;Sitz;Aufgenommen am;Rechtsgrundlage;Begründung",
    {
      id: "Eintrag",
      aliases: "Weitere Schreibweisen",
      countries: "Sitz",
      listedOn: "Aufgenommen am",
      programs: "Rechtsgrundlage",
      remarks: "Begründung",
    },
  ],
  [
    "Entity_LogicalId;Entity_SubjectType;NameAlias_WholeName;BirthDate_BirthDate;Address_City;Address_CountryDescription;Entity_Regulation_Programme",
    {
      id: "Entity_LogicalId",
      name: "NameAlias_WholeName",
      birth: "BirthDate_BirthDate",
      city: "Address_City",
      countries: "Address_CountryDescription",
      programs: "Entity_Regulation_Programme",
    },
  ],
  [
    "Name 6;Name 1;Name 2;DOB;Nationality;Passport Number;Regime;Listed On;Group Type;Group ID",
    {
      id: "Group ID",
      name: "Name 6",
      nameParts: ["Name 1", "Name 2"],
      birth: "DOB",
      countries: "Nationality",
      identifiers: { passport: "Passport Number" },
      programs: "Regime",
      listedOn: "Listed On",
    },
  ],
  [
    "Reference;Name of Individual or Entity;Type;Date of Birth;Citizenship;Address;Additional Information;Committees;Control Date",
    {
      id: "Reference",
      name: "Name of Individual or Entity",
      birth: "Date of Birth",
      countries: "Citizenship",
      address: "Address",
      remarks: "Additional Information",
      programs: "Committees",
      listedOn: "Control Date",
    },
  ],
  [
    "id;schema;name;aliases;birth_date;countries;addresses;identifiers;sanctions;phones;first_seen",
    {
      id: "id",
      name: "name",
      aliases: "aliases",
      birth: "birth_date",
      countries: "countries",
      address: "addresses",
      identifiers: { other: "identifiers" },
      programs: "sanctions",
      listedOn: "first_seen",
    },
  ],
  [
    "Nummer;Bezeichnung;Art;Auch bekannt als;Land;IMO-Nr;Geburtsdatum;Bemerkungen;Seit",
    {
      id: "Nummer",
      name: "Bezeichnung",
      aliases: "Auch bekannt als",
      countries: "Land",
      identifiers: { imo: "IMO-Nr" },
      birth: "Geburtsdatum",
      remarks: "Bemerkungen",
      listedOn: "Seit",
    },
  ],
])("%s", (titles, expected) => {
  const { kind, ...columns } = guessListMapping(titles.split(";"));
  expect(columns).toEqual(expected);
  expect(titles.split(";")).toContain(typeof kind === "object" ? kind.column : kind);
});

test("titles that say nothing about a list are left alone", () => {
  expect(guessListMapping(["Umsatz 2024", "Colour", "", "Kostenstelle"])).toEqual({});
});

test.each([
  [
    "French",
    "N°;Nom ou dénomination;Nature;Alias;Nationalité;Adresse;Ville;Date de naissance;Fondement juridique;Date d'inscription;Motifs",
  ],
  [
    "Italian",
    "Numero;Denominazione;Tipologia;Alias;Nazionalità;Indirizzo;Città;Data di nascita;Base giuridica;Data di inserimento;Motivazione",
  ],
  [
    "Spanish",
    "Número;Nombre o razón social;Tipo;Alias;Nacionalidad;Dirección;Ciudad;Fecha de nacimiento;Fundamento jurídico;Fecha de inclusión;Observaciones",
  ],
  [
    "Dutch",
    "Volgnummer;Naam;Soort;Ook bekend als;Nationaliteit;Adres;Plaats;Geboortedatum;Rechtsgrond;Datum plaatsing;Opmerkingen",
  ],
  [
    "Polish",
    "Lp.;Nazwa podmiotu;Rodzaj;Inne nazwy;Obywatelstwo;Adres;Miejscowość;Data urodzenia;Podstawa prawna;Data wpisu;Uwagi",
  ],
  ["Chinese", "编号;名称;类型;别名;国家/地区;地址;城市;出生日期;法律依据;列入日期;备注"],
])("the columns of a list in %s are understood", (_, titles) => {
  const [id, name, kind, aliases, countries, address, city, birth, programs, listedOn, remarks] = titles.split(";");
  const { kind: guessed, ...columns } = guessListMapping(titles.split(";"));
  expect(columns).toEqual({ id, name, aliases, countries, address, city, birth, programs, listedOn, remarks });
  expect(guessed).toMatchObject({ column: kind });
});
