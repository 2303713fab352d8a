/** Towns not on our list that people ask about. */
export const otherTowns: ReadonlySet<string> = new Set(
  'hamilton ottawa kitchener waterloo cambridge guelph barrie milton newmarket aurora montreal quebec vancouver victoria edmonton winnipeg halifax regina saskatoon niagara kingston windsor sudbury peterborough georgetown caledon bolton stouffville uxbridge bowmanville clarington orangeville orillia london catharines buffalo chicago boston detroit innisfil bradford brantford oakridges laval gatineau surrey burnaby'.split(
    ' ',
  ),
);
