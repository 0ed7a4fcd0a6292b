const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Behind a name: it is a street, and no town. */
export const STREET_AFTER = words(`
  road rd street st strasse str avenue ave av lane ln drive dr boulevard blvd highway hwy expressway way parkway pkwy bypass
  turnpike route marg path alley crescent court square salai sarani jie lu dadao dajie lou cadde caddesi cad sokak sok bulvari blv
  straat weg platz gasse allee ulitsa prospekt utca ut ulica
`);

/** Before a name, up to the next sign: it is where a road leads to or whom it is called after. */
export const STREET_BEFORE = words(`
  jalan jl jln raya jend jenderal rua rue via viale corso calle carretera carr cra avenida av avda ave autopista autovia rodovia rod estrada travessa
  boulevard bulevar blvd blv km kms chaussee route rte avenue allee impasse quai piazza plaza paseo privada camino
  ulica ul ulitsa prospekt jalur soi thanon to
`);

/** What an address says beside names: never a town by itself. In the languages that lists are written in. */
export const NO_NAME = words(`
  no nos number plot block blk building bldg floor fl room rm unit suite office flat house door gate lot sector phase stage part side
  shop ward box po pobox survey sf sfno rs khasra gat
  industrial industry industries industria industriel industrielle industrie industriale indus estate park zone area complex compound plaza tower center centre mall market
  factory mill mills works plant garment garments apparel textile textiles fashion shoes footwear company co ltd limited inc corp llc
  pvt private group international global trading export import exports processing economic development technology technological
  high tech hitech new old east west north south eastern western northern southern central middle upper lower main cross first second
  third fourth fifth near opposite opp behind next beside back front and the of at in by for with via to from on off
  special free trade ind eco dev ez epz sez ipark garden gardens business science hi
  zona franca parque poligono nave lote manzana edificio bodega piso local interior exterior colonia fraccionamiento
  kawasan industri blok rt rw komplek gedung lantai parc industrielle industrielles lotissement
  organize sanayi bolgesi mah mahallesi mahalle osb nolu
  san santa santo saint sao san el la las los le les al as de del da do di du des den der die das het ter zum zur am im an a i ii iii iv v vi vii viii ix x
  khu cong nghiep lo so cum ap to moo mu
  gongye yuan qu kaifaqu
  university college school hospital hotel airport port station railway bank temple church bridge river lake mountain island hill hills beach
`);

/** Behind a name: what stands there is often called after the town, and often after something else. */
export const FACILITY_AFTER = words(`
  industrial industry industria zone park estate area economic development export processing technology building bldg plaza tower center centre
  factory mill bazar bazaar market port airport complex garden garden company co ltd science special free trade ez epz sez iz ip university bridge mansion international community society societ residential
`);

/** Levels of the words of `place-key.ts`, from the large to the small. */
export const LEVELS: Readonly<Record<string, "region" | "city" | "part">> = Object.fromEntries(
  [
    [
      "region",
      "province provice provine prvince prov state region governorate sheng provinsi propinsi tinh provincia prov comunidad land oblast division wilaya muhafazat emirate voivodeship ken estado edo changwat departamento depto",
    ],
    [
      "city",
      "city shi county country xian kabupaten kab kota hsien shih municipality prefecture metropolitan zila thanh tp ciudad ville stadt gemeinde comune municipio landkreis kreis il",
    ],
    [
      "part",
      "district distinct disctrict distict dist town township qu zhen xiang village vill cun commune ward tehsil taluk taluka mandal upazila thana ps hsiang huyen quan xa phuong kec kecamatan desa ds kel kelurahan amphoe amphur ampur tambon khan sangkat srok brgy barangay post subdistrict",
    ],
  ].flatMap(([level = "", list = ""]) => list.split(" ").map((word) => [word, level as "region" | "city" | "part"])),
);
