import type { NamedEntity } from "../../server/backend/reference/names/types";

/** Common first and family names of sixteen countries, ten each. */
const NAMES: Readonly<Record<string, readonly [first: string, last: string]>> = {
  DE: [
    "Anna Lukas Sophie Jonas Marie Felix Laura Paul Julia Tim",
    "Schmidt Weber Wagner Becker Hoffmann Koch Richter Klein Wolf Neumann",
  ],
  GB: [
    "Emily Jack Olivia Harry Grace Thomas Lucy James Chloe William",
    "Smith Taylor Brown Wilson Evans Walker Wright Green Hughes Edwards",
  ],
  FR: [
    "Camille Louis Manon Hugo Lea Jules Claire Antoine Elise Mathieu",
    "Martin Bernard Dubois Moreau Laurent Lefebvre Garnier Faure Rousseau Blanc",
  ],
  ES: [
    "Lucia Javier Carmen Diego Elena Pablo Marta Sergio Laura Andres",
    "Garcia Fernandez Lopez Martinez Sanchez Perez Gomez Ruiz Hernandez Torres",
  ],
  IT: [
    "Giulia Marco Chiara Luca Francesca Matteo Sara Andrea Elisa Davide",
    "Rossi Russo Ferrari Esposito Bianchi Romano Ricci Marino Greco Conti",
  ],
  TR: [
    "Ayse Mehmet Elif Mustafa Zeynep Emre Fatma Burak Merve Can",
    "Yilmaz Kaya Demir Celik Sahin Yildiz Arslan Dogan Kilic Aydin",
  ],
  RU: [
    "Anna Dmitri Olga Sergei Natalia Alexei Elena Pavel Irina Mikhail",
    "Ivanova Smirnov Kuznetsova Popov Sokolova Lebedev Kozlova Novikov Morozova Volkov",
  ],
  EG: [
    "Ahmed Fatima Omar Layla Youssef Nour Khaled Salma Tarek Mona",
    "Hassan Ibrahim Mansour Farouk Nasser Saleh Fahmy Zaki Gaber Shaker",
  ],
  IN: [
    "Priya Rahul Ananya Arjun Neha Vikram Pooja Sanjay Divya Rohan",
    "Sharma Patel Reddy Iyer Gupta Nair Singh Mehta Joshi Das",
  ],
  CN: ["Wei Fang Jun Lan Ming Yan Hao Xia Qiang Mei", "Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou"],
  BR: [
    "Ana Joao Beatriz Pedro Camila Rafael Juliana Lucas Mariana Gustavo",
    "Silva Santos Oliveira Souza Pereira Costa Rodrigues Almeida Nascimento Lima",
  ],
  PL: [
    "Anna Piotr Katarzyna Tomasz Agnieszka Marcin Magdalena Pawel Joanna Jakub",
    "Nowak Kowalska Wisniewski Wojcik Kaminska Lewandowski Zielinska Szymanski Dabrowska Kozlowski",
  ],
  VN: ["Anh Minh Linh Tuan Huong Dung Lan Hung Thao Nam", "Nguyen Tran Pham Hoang Phan Vu Dang Bui Do Ngo"],
  KR: [
    "Minjun Seoyeon Jiho Hana Dohyun Yuna Junseo Jimin Hyunwoo Soyeon",
    "Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim",
  ],
  NG: [
    "Chidi Ngozi Emeka Amina Tunde Funke Ibrahim Zainab Segun Ada",
    "Okafor Adeyemi Eze Bello Nwosu Ogunleye Okoro Balogun Abubakar Obi",
  ],
  ID: [
    "Budi Siti Agus Dewi Eko Putri Joko Rina Andi Wulan",
    "Santoso Wijaya Setiawan Pratama Hidayat Kusuma Nugroho Saputra Lestari Gunawan",
  ],
};

/** Some six hundred persons whom nobody thought of: each first name with every third family name of its country. */
export function inventedPersons(): NamedEntity[] {
  return Object.entries(NAMES).flatMap(([country, [firsts, lasts]]) =>
    firsts.split(" ").flatMap((first, i) =>
      lasts
        .split(" ")
        .filter((_, j) => (3 * i + j) % 3 === 0)
        .map((last) => ({ name: `${first} ${last}`, kind: "person" as const, countries: [country] })),
    ),
  );
}
