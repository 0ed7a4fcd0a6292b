import type { Field } from "./fields";

/** Titles in Russian, Ukrainian, Japanese, Korean, Swedish, Hungarian, Romanian, Vietnamese and Indonesian; in the same form as `TITLES`. */
export const FURTHER_TITLES: Readonly<Partial<Record<Field, string>>> = {
  name:
    "site|asset|asset name|mine|mine name|mill|mill name|project name~|unit name~|facility or site|" +
    "поставщик|наименование поставщика|название поставщика|наименование|наименование организации|организация|компания|название компании|предприятие|контрагент|наименование контрагента|завод|производитель|постачальник|назва постачальника|назва|підприємство|" +
    "会社名|企業名|社名|仕入先|仕入先名|取引先|取引先名|サプライヤー|サプライヤー名|工場名|工場|製造者|メーカー|メーカー名|法人名|" +
    "공급업체|공급업체명|공급사|공급사명|협력사|협력사명|업체명|회사명|공장명|상호|거래처|거래처명|" +
    "leverantör|leverantörsnamn|leverantörens namn|företag|företagsnamn|leverandør|leverandørnavn|navn~|toimittaja|toimittajan nimi|yritys|nimi~|beszállító|beszállító neve|szállító|szállító neve|cégnév|gyár neve|furnizor|nume furnizor|denumire furnizor|denumire~|" +
    "nhà cung cấp|tên nhà cung cấp|tên công ty|công ty|tên nhà máy|nhà máy|pemasok|nama pemasok|nama perusahaan|nama pabrik|pabrik|zakład|nazwa zakładu|zakład produkcyjny|kopalnia|huta|závod|název závodu|fabrika adı|tesis adı|fabriek|fabrieksnaam",
  country:
    "stát|země|ülke|kraj|страна|код страны|страна происхождения|країна|国名|国コード|所在国名|生産国|原産国|국가|국가명|국가코드|나라|landskod|maa|maakoodi|ország|országkód|țara|țară|tara|quốc gia|nước|negara|kode negara",
  city: "город|населенный пункт|місто|市区町村|都市|都市名|도시|시/군/구|postadress ort~|stad|kaupunki|kunta|település|város|oraș|localitate|thành phố|kota",
  region:
    "область|регион|край|район~|область/край|都道府県|州省|지역~|시/도|län|maakunta|megye|județ|tỉnh|tỉnh/thành phố|provinsi",
  postalCode:
    "индекс|почтовый индекс|поштовий індекс|郵便番号|우편번호|postnummer|postnr|postinumero|irányítószám|cod poștal|mã bưu điện|mã bưu chính|kode pos",
  address:
    "адрес|юридический адрес~|фактический адрес|адрес завода|улица|адреса|住所|所在地|工場所在地|番地|주소|공장주소|소재지|adress|gatuadress|gateadresse|katuosoite|osoite|cím|utca|adresă|adresa sediului|địa chỉ|alamat|alamat pabrik",
  lat: "широта|緯度（北緯）|위도|latitud n|leveysaste|szélesség|latitudine n|vĩ độ|lintang|szer. geogr.|szerokość geogr.|zeměpisná šířka|bredd~",
  lon: "долгота|経度|経度（東経）|경도|pituusaste|hosszúság|kinh độ|bujur|dł. geogr.|długość geogr.|zeměpisná délka|längd~",
  erpId:
    "code~|供方代码|供方编码|供方编号|供应商代号|代码~|код поставщика|номер поставщика|код контрагента|код постачальника|取引先コード|仕入先コード|サプライヤーコード|コード~|공급업체코드|업체코드|거래처코드|협력사코드|leverantörsnummer|leverantörsnr|leverandørnummer|toimittajanumero|szállítókód|beszállító kódja|cod furnizor|mã nhà cung cấp|mã ncc|kode pemasok",
  vat: "инн|инн поставщика|унп|іпн|사업자등록번호|사업자번호|momsnummer|momsregnr|alv numero|adószám|közösségi adószám|cod fiscal|cui|cif ro|mã số thuế|mst|npwp",
  registrationNumber:
    "огрн|огрнип|едрпоу|код єдрпоу|бин|法人番号|법인등록번호|organisationsnr|y-tunnus|y tunnus|cégjegyzékszám|nr reg com|nr. reg. com.|số đăng ký kinh doanh|nib",
  parent:
    "factory owner|facility owner|mill owner|plant owner|site owner|mine owner|股东及持股比例|股东及比例|direct parent|direct parent company|direct parent name|immediate parent company|immediate parent name|direkte mutter|direkte muttergesellschaft|unmittelbare mutter|matriz directa|материнская компания|головная компания|собственник|владелец|учредитель|акционер|власник|материнська компанія|親会社|株主|株主名|所有者名|모회사|주주|주주명|최대주주|moderbolag|ägare|emoyhtiö|omistaja|anyavállalat|tulajdonos|societate mamă|acționar|công ty mẹ|cổ đông|induk perusahaan|perusahaan induk|pemegang saham",
  parentShare:
    "доля|доля %|доля участия|доля владения|частка|частка %|持株比率|出資比率|지분율|지분|ägarandel|ägarandel %|omistusosuus|részesedés|tulajdoni hányad|cotă de participare|tỷ lệ sở hữu|kepemilikan %|persentase kepemilikan",
  parentCountry:
    "direct parent country|immediate parent country|country of direct parent|страна владельца|страна собственника|親会社の国|모회사 국가|ägarens land|kraj właściciela|kraj spółki matki",
  website: "сайт|веб сайт|ウェブサイト|ホームページ|웹사이트|홈페이지|webbplats|verkkosivu|weboldal|situs web",
  email:
    "эл. почта|электронная почта|e-mail адрес|メール|メールアドレス|이메일|e-post|epost|sähköposti|e-mail cím|thư điện tử|surel",
  phone:
    "телефон|тел|контактный телефон|電話番号|電話|電話番号（代表）|전화|전화번호|연락처~|telefonnr|puhelin|puhelinnumero|telefonszám|nr. telefon|số điện thoại|điện thoại|telepon|contact no|contact tel|tel no",
  contact:
    "контактное лицо|контакт|ответственный~|контактна особа|担当者|担当者名|ご担当者|담당자|담당자명|kontaktperson namn|yhteyshenkilö|kapcsolattartó|persoană de contact|người liên hệ|narahubung",
  industry:
    "отрасль|вид деятельности|галузь|業種|業界|업종|산업|bransch|toimiala|iparág|domeniu de activitate|ngành nghề|industri",
  commodity:
    "товар|продукция|товарная группа|номенклатура|品目|製品|製品名|主要製品|品名|품목|제품|생산품|varugrupp|tuoteryhmä|termékcsoport|produs|sản phẩm|mặt hàng|produk",
  hsCode: "код тн вэд|тн вэд|hsコード|hs코드|vámtarifaszám|mã hs",
  spend:
    "importe anual|importe anual de compras|compra anual|montant annuel|importo annuo|сумма закупок|объем закупок|сумма~|оборот|обсяг закупівель|年間購入額|購入金額|仕入金額|取引金額|取引額|年間取引額|구매금액|구매액|거래금액|inköpsvolym|inköpsvärde|ostovolyymi|beszerzési érték|valoare achiziții|giá trị mua hàng|nilai pembelian",
  currency: "валюта|通貨|통화|valuutta|pénznem|monedă|tiền tệ|mata uang",
  size: "численность|количество сотрудников|число сотрудников|численность персонала|従業員数|社員数|종업원수|직원수|근로자수|antal anställda|henkilöstömäärä|létszám|foglalkoztatottak száma|număr angajați|số lao động|số công nhân|jumlah karyawan|jumlah pekerja",
  ownedSince: "effective date~|effective from|gültig von|date d'effet~",
  tier: "уровень поставщика|階層|차수~",
};

/** Of these languages, titles of what is not read. */
export const FURTHER_OTHER_TITLES =
  "№ п/п|п/п|n п/п|примечание|примечания|статус|факс|№ з/п|примітки|番号|項番|備考|ステータス|ファックス|번호|순번|비고|팩스|anteckning|anmärkning|huomautus|sorszám|megjegyzés|nr crt|nr. crt.|observații|stt|ghi chú|keterangan|" +
  "first name|last name|given name|family name|surname|middle name|vorname|nachname|familienname|prénom|nom de famille|primer nombre|apellido|apellidos|cognome|imię|nazwisko|sobrenome|share of wallet|share of wallet (%)|share of spend|female workers|% female workers|% female|% women|women %|% migrant workers|migrant workers|% foreign workers|anteil am einkaufsvolumen|umsatzanteil|part du chiffre d'affaires|lead time|certified until|certificate valid until|valid until certificate|zertifikat gültig bis|zertifiziert bis|certifié jusqu'au";
